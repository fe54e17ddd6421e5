import { Badge } from '@janani/ui/badge';
import { LiveRegion } from '@janani/ui/live-region';
import { t } from '../../i18n/t.ts';
import { type LiveMoment, getAnnouncement } from './live-moments.ts';
import { dot } from './live-dot.css.ts';
import { running, when } from './LiveSessions.css.ts';

/** The UI package's badge for live sessions is not used (requirement DB-11). */
export const LiveBadge = () => (
  <Badge tone="live" icon={<span className={`${dot} ${running}`} />}>
    {t('live.now')}
  </Badge>
);

/** "Happening now", solid, or how many minutes are left. */
export const LiveState = ({ minutesLeft }: LiveMoment) =>
  minutesLeft === null ? (
    <LiveBadge />
  ) : (
    <p className={when}>
      <span className={dot} aria-hidden="true" />
      {t('live.soon', { count: minutesLeft })}
    </p>
  );

const getAnnouncementText = (moment: LiveMoment | null | undefined) => {
  const announcement = moment ? getAnnouncement(moment) : 'none';
  if (!moment || announcement === 'none') return '';
  const { title } = moment.session;
  return announcement === 'begun' ? t('live.begun', { title }) : t('live.fewMinutes', { title });
};

/**
 * Announces that the next session is about to begin, and that it has begun. The live region stays on the page while it
 * is empty.
 */
export const LiveAnnouncement = ({ moment }: { moment: LiveMoment | null | undefined }) => (
  <LiveRegion message={getAnnouncementText(moment)} />
);
