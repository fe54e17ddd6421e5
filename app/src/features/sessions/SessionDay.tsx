import { SessionCard } from '@janani/ui/session-card';
import { formatTimestamp } from '@janani/ui/timestamp';
import { locale } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { type Day, isNear } from './days.ts';
import * as styles from './SessionDay.css.ts';
import { toSessionCard } from './to-session-card.ts';

const nameOf = ({ entries }: Day, now: number) =>
  formatTimestamp(entries[0]?.session.scheduled_at, {
    locale: locale(),
    now: new Date(now),
    parts: 'date',
  }) ?? t('sessions.noDay');

/** One day of the timetable: of a near one the first session in a whole card, all others in a row each (decision G-18). */
export const SessionDay = ({ day, now }: { day: Day; now: number }) => {
  const hasWholeCard = isNear(day.date, now) && !day.isContinued;
  return (
    <section className={styles.day}>
      {!day.isContinued && <h2 className={styles.heading}>{nameOf(day, now)}</h2>}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list */}
      <ul role="list" className={styles.cards}>
        {day.entries.map(({ session, isCompleted }, place) => (
          <li key={session.id}>
            <SessionCard
              compact={place > 0 || !hasWholeCard}
              headingLevel={3}
              {...toSessionCard(session, isCompleted)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
