import { SessionCard } from '@janani/ui/session-card';
import { dayKey, dayName } from './day-name.ts';
import { type Day, isNear } from './days.ts';
import * as styles from './SessionDay.css.ts';
import { toSessionCard } from './to-session-card.tsx';

/**
 * One day of the timetable: the first session of a near day as a whole card, all others as a row each (decision G-18).
 */
export const SessionDay = ({ day, now }: { day: Day; now: number }) => {
  const hasWholeCard = isNear(day.date, now) && !day.isContinued;
  return (
    <section className={styles.day} data-day={day.isContinued ? undefined : dayKey(day)}>
      {!day.isContinued && (
        <h2 className={styles.heading} tabIndex={-1}>
          {dayName(day, now)}
        </h2>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list */}
      <ul role="list" className={styles.cards}>
        {day.entries.map(({ session, phase }, index) => (
          <li key={session.id}>
            <SessionCard
              compact={index > 0 || !hasWholeCard}
              headingLevel={3}
              {...toSessionCard(session, phase)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
