import { Badge } from '@janani/ui/badge';
import { Link } from '@janani/ui/link';
import { LiveRegion } from '@janani/ui/live-region';
import { VisuallyHidden } from '@janani/ui/visually-hidden';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { type LiveMoment, getAnnouncement } from './live-moments.ts';
import { dot } from './live-dot.css.ts';
import { running, when } from './LiveSessions.css.ts';

/** The UI package's badge for live sessions is not used (requirement DB-11). */
export const LiveBadge = () => (
  <Badge tone="live" icon={<span className={`${dot} ${running}`} />}>
    {t('live.now')}
  </Badge>
);

/** "Happening now", or how many minutes are left: as text, because the solid badge beside Join looks like a button. */
export const LiveText = ({ minutesLeft }: LiveMoment) => (
  <p className={when}>
    <span className={minutesLeft === null ? `${dot} ${running}` : dot} aria-hidden="true" />
    {minutesLeft === null ? t('live.now') : t('live.soon', { count: minutesLeft })}
  </p>
);

/** "Happening now", or how many minutes are left, as a link to the session. */
export const LiveSentence = ({ session, minutesLeft }: LiveMoment) => (
  <Link href={paths.session(session.slug)}>
    {minutesLeft === null ? t('live.now') : t('live.soon', { count: minutesLeft })}
    <VisuallyHidden> {session.title}</VisuallyHidden>
  </Link>
);

/** "Happening now", solid, or how many minutes are left. */
export const LiveState = (moment: LiveMoment) =>
  moment.minutesLeft === null ? <LiveBadge /> : <LiveText {...moment} />;

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
