import { SessionCard, SessionRows } from '@janani/ui/session-card';
import { getDayName } from './day-name.ts';
import { type Day, hasWholeCard } from './days.ts';
import { heading, wholeCard } from './SessionDay.css.ts';
import { toSessionCard } from './to-session-card.tsx';

/**
 * One day of the timetable: the first session of a near day as a whole card, all others as a row each (decision G-18).
 */
export const SessionDay = ({ day, now }: { day: Day; now: number }) => (
  <div>
    {!day.isContinued && <h2 className={heading}>{getDayName(day, now)}</h2>}
    <SessionRows>
      {day.entries.map(({ session, phase }, index) => (
        <SessionCard
          key={session.id}
          {...(index === 0 && hasWholeCard(day, now) ? { className: wholeCard } : { compact: true })}
          timeParts="time"
          {...toSessionCard(session, phase)}
        />
      ))}
    </SessionRows>
  </div>
);
