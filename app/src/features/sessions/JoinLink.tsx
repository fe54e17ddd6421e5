import { VideoIcon } from '@janani/ui/icons';
import { LinkButton, type LinkButtonProps } from '@janani/ui/link';
import { VisuallyHidden } from '@janani/ui/visually-hidden';
import { t } from '../../i18n/t.ts';
import { host, join } from './LiveSessions.css.ts';

type JoinLinkProps = Pick<LinkButtonProps, 'variant'> & {
  url: URL;
  /** The session’s title, for the accessible name where there is more than one. */
  title?: string;
};

/** The button that opens a session, and the host that it opens. */
export const JoinLink = ({ url, title, ...button }: JoinLinkProps) => (
  <div className={join}>
    <LinkButton href={url.href} isExternal icon={<VideoIcon />} {...button}>
      {t('session.join')}
      {title !== undefined && <VisuallyHidden> {title}</VisuallyHidden>}
    </LinkButton>
    <small className={host}>{t('session.opens', { host: url.host })}</small>
  </div>
);
