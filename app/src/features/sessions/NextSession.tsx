import { t } from '../../i18n/t.ts';
import { LiveAnnouncement } from './LiveLine.tsx';
import { NextSessionCard } from './NextSessionCard.tsx';
import type { NextSessionState } from './use-next-session.ts';

/**
 * The user's next session below the greeting: its time, who teaches, and its state, with the button to join it once it
 * is about to begin. It uses the timetable on this device, and changes without a request (decisions G-17, T-35).
 * A session without a card here is announced as well.
 */
export const NextSession = ({ next, moment, isAbove, now }: NextSessionState) => (
  <>
    <LiveAnnouncement moment={moment} />
    {next && isAbove && (
      <NextSessionCard session={next} now={now} moment={moment} label={`${t('next.label')}: ${next.title}`} />
    )}
  </>
);
