import { SessionCard } from '@janani/ui/session-card';
import { t } from '../../i18n/t.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { kept, keptTitle } from './OfflineSessions.css.ts';
import { readTimetable } from './timetable.ts';
import { toSessionCard } from './to-session-card.ts';
import { stack } from './UpcomingSessions.css.ts';

/** Where the sessions cannot be loaded: those the user has a place in, as this phone last saw them. */
export const OfflineSessions = ({ headingLevel }: { headingLevel: 2 | 3 }) => {
  const { user } = useAuth();
  const sessions = user ? readTimetable(user.id) : [];
  if (sessions.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={kept}>
      <Heading className={keptTitle}>{t('timetable.title')}</Heading>
      <p>{t('timetable.text')}</p>
      <ul className={stack} role="list">
        {sessions.map((session) => (
          <li key={session.slug}>
            <SessionCard
              compact
              headingLevel={headingLevel === 2 ? 3 : 4}
              {...toSessionCard(session, false)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
