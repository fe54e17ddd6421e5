import { Heading } from '@janani/ui/heading';
import { SessionCard } from '@janani/ui/session-card';
import { Stack } from '@janani/ui/stack';
import { t } from '../../i18n/t.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { kept } from './OfflineSessions.css.ts';
import { toSessionCard } from './to-session-card.tsx';
import { phaseOf } from './session-phase.ts';
import { useNow } from './use-now.ts';
import { useTimetable } from './use-timetable.ts';

/** Where the sessions cannot be loaded: those the user has a place in, as this phone last saw them. */
export const OfflineSessions = () => {
  const { user } = useAuth();
  const sessions = useTimetable(user?.id);
  const now = useNow(sessions);
  if (sessions.length === 0) return null;
  return (
    <Stack gap={3} className={kept}>
      <Heading level={2} size="card">
        {t('timetable.title')}
      </Heading>
      <p>{t('timetable.text')}</p>
      <Stack as="ul" gap={3}>
        {sessions.map((session) => (
          <li key={session.slug}>
            <SessionCard compact headingLevel={3} {...toSessionCard(session, phaseOf(session, now))} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
