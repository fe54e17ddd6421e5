import { LiveRegion } from '@janani/ui/live-region';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t.ts';
import { type LiveMoment, getAnnouncement } from './live-moments.ts';
import { dot } from './live-dot.css.ts';
import { line, running, when, text } from './LiveSessions.css.ts';

/** "Happening now", or how many minutes are left. */
export const LiveState = ({ minutesLeft }: LiveMoment) => (
  <p className={when}>
    <span className={minutesLeft === null ? `${dot} ${running}` : dot} aria-hidden="true" />
    {minutesLeft === null ? t('live.now') : t('live.soon', { count: minutesLeft })}
  </p>
);

const getAnnouncementText = (moment: LiveMoment | undefined) => {
  const announcement = moment ? getAnnouncement(moment) : 'none';
  if (!moment || announcement === 'none') return '';
  const { title } = moment.session;
  return announcement === 'begun' ? t('live.begun', { title }) : t('live.fewMinutes', { title });
};

/**
 * Announces that the next session is about to begin, and that it has begun. The live region stays on the page while it
 * is empty.
 */
export const LiveAnnouncement = ({ moment }: { moment: LiveMoment | undefined }) => (
  <LiveRegion message={getAnnouncementText(moment)} />
);

type LiveLineProps = { moment: LiveMoment; action?: ReactNode; children?: ReactNode };

/** The state of a session that is live or begins soon, in a line of its own. */
export const LiveLine = ({ moment, action, children }: LiveLineProps) => (
  <div className={line}>
    <div className={text}>
      <LiveState {...moment} />
      {children}
    </div>
    {action}
  </div>
);
