import { VideoIcon } from '@janani/ui/icons';
import { LinkButton, type LinkButtonProps } from '@janani/ui/link';
import { t } from '../../i18n/t.ts';
import { host, join } from './LiveSessions.css.ts';

type JoinLinkProps = Pick<LinkButtonProps, 'aria-label' | 'variant'> & { url: URL };

/** The button that opens a session, and the host that it opens. */
export const JoinLink = ({ url, ...button }: JoinLinkProps) => (
  <div className={join}>
    <LinkButton href={url.href} isExternal icon={<VideoIcon />} {...button}>
      {t('session.join')}
    </LinkButton>
    <small className={host}>{t('session.opens', { host: url.host })}</small>
  </div>
);
