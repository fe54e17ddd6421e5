import type { Session } from '@janani/api-client';
import { t } from '../../i18n/t.ts';
import { getLiveMoment } from './live-moments.ts';
import { LiveAnnouncement } from './LiveLine.tsx';
import { NextSessionCard } from './NextSessionCard.tsx';
import { useNow } from './use-now.ts';

/**
 * The user's next session below the greeting: its time, who teaches, and its state, with the button to join it once it
 * is about to begin. It uses the timetable on this device, and changes without a request (decisions G-17, T-35).
 */
export const NextSession = ({ session }: { session: Session | undefined }) => {
  const now = useNow(session && [session]);
  const moment = session && getLiveMoment(session, now);
  return (
    <>
      <LiveAnnouncement moment={moment} />
      {session && (
        <NextSessionCard
          session={session}
          now={now}
          moment={moment}
          label={`${t('next.label')}: ${session.title}`}
        />
      )}
    </>
  );
};
