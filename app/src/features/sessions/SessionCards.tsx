import { SessionCard, SessionGrid } from '@janani/ui/session-card';
import { getDayKey } from './day-name.ts';
import type { Day } from './days.ts';
import { getJoinLink } from './JoinLink.tsx';
import { grid } from './SessionList.css.ts';
import { toSessionCard } from './to-session-card.tsx';

/** Some days as whole cards, row by row: each shows its day (SE-03). */
export const SessionCards = ({ days, now }: { days: Day[]; now: number }) => (
  <SessionGrid className={grid}>
    {days.map((day) =>
      day.entries.map(({ session, phase, canJoin }) => (
        <SessionCard
          key={session.id}
          data-day={getDayKey(day)}
          headingLevel={2}
          {...toSessionCard(session, phase)}
          now={new Date(now)}
          action={canJoin && getJoinLink(session)}
        />
      )),
    )}
  </SessionGrid>
);
