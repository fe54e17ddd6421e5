import type { Session } from '@janani/api-client';
import { Heading } from '@janani/ui/heading';
import { SessionCard } from '@janani/ui/session-card';
import { Stack } from '@janani/ui/stack';
import { t } from '../../i18n/t.ts';
import { offlineList } from './OfflineSessions.css.ts';
import { phaseOf } from './session-phase.ts';
import { toSessionCard } from './to-session-card.tsx';

type OfflineSessionsProps = { sessions: Session[]; now: number };

/** Replaces a list that cannot be loaded: the user's enrolled sessions, as this device last read them. */
export const OfflineSessions = ({ sessions, now }: OfflineSessionsProps) =>
  sessions.length > 0 && (
    <Stack gap={3} className={offlineList}>
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
