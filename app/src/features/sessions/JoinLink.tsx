import { VideoIcon } from '@janani/ui/icons';
import { LinkButton } from '@janani/ui/link';
import { t } from '../../i18n/t.ts';
import type { LiveMoment } from './live-moments.ts';
import { host, join } from './LiveSessions.css.ts';
import { parseSafeUrl } from './safe-url.ts';

/** The button that opens a session which is live or begins soon, and the host that it opens. */
export const JoinLink = ({ moment }: { moment: LiveMoment }) => {
  const { title, enrollment } = moment.session;
  const url = parseSafeUrl(enrollment?.join_link);
  return (
    url && (
      <div className={join}>
        <LinkButton
          href={url.href}
          isExternal
          icon={<VideoIcon />}
          aria-label={`${t('session.join')}: ${title}`}
        >
          {t('session.join')}
        </LinkButton>
        <small className={host}>{t('session.opens', { host: url.host })}</small>
      </div>
    )
  );
};
