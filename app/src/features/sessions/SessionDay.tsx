import type { Session } from '@janani/api-client';
import { SessionCard, SessionRows } from '@janani/ui/session-card';
import { getDayName } from './day-name.ts';
import { type Day, hasWholeCard } from './days.ts';
import { getLiveMoment } from './live-moments.ts';
import { NextSessionCard } from './NextSessionCard.tsx';
import { cardsToJoin, heading, wholeCard } from './SessionDay.css.ts';
import { toSessionCard } from './to-session-card.tsx';
import { useNow } from './use-now.ts';

/** Its minutes change more often than the days around it. */
const CardToJoin = ({ session }: { session: Session }) => {
  const now = useNow([session]);
  return (
    <NextSessionCard session={session} now={now} moment={getLiveMoment(session, now)} headingLevel={3} />
  );
};

/**
 * One day of the timetable: those that can be joined, then the first session of a near day as a whole card, all others
 * as a row each (decision G-18).
 */
export const SessionDay = ({ day, now }: { day: Day; now: number }) => {
  const toJoin = day.entries.filter(({ canJoin }) => canJoin);
  const others = day.entries.filter(({ canJoin }) => !canJoin);
  const isWhole = toJoin.length === 0 && hasWholeCard(day, now);
  return (
    <div>
      {!day.isContinued && <h2 className={heading}>{getDayName(day, now)}</h2>}
      {toJoin.length > 0 && (
        <div className={cardsToJoin}>
          {toJoin.map(({ session }) => (
            <CardToJoin key={session.id} session={session} />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <SessionRows>
          {others.map(({ session, phase }, index) => (
            <SessionCard
              key={session.id}
              {...(index === 0 && isWhole ? { className: wholeCard } : { compact: true })}
              timeParts="time"
              {...toSessionCard(session, phase)}
            />
          ))}
        </SessionRows>
      )}
    </div>
  );
};
