import { Heading } from '@janani/ui/heading';
import { Stack } from '@janani/ui/stack';
import { t } from '../../i18n/t.ts';
import { offlineList } from './OfflineSessions.css.ts';
import { type Entry, groupByDay } from './days.ts';
import { SessionDays } from './SessionDays.tsx';

type OfflineSessionsProps = { entries: Entry[]; now: number };

/** Replaces a list that cannot be loaded: the user's enrolled sessions, as this device last read them. */
export const OfflineSessions = ({ entries, now }: OfflineSessionsProps) =>
  entries.length > 0 && (
    <Stack gap={3} className={offlineList}>
      <Heading level={2} size="card">
        {t('timetable.title')}
      </Heading>
      <p>{t('timetable.text')}</p>
      <SessionDays days={groupByDay(entries)} now={now} />
    </Stack>
  );
