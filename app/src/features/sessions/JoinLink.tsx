import type { Session } from '@janani/api-client';
import { VideoIcon } from '@janani/ui/icons';
import { LinkButton, type LinkButtonProps } from '@janani/ui/link';
import { VisuallyHidden } from '@janani/ui/visually-hidden';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t.ts';
import { host, join } from './LiveSessions.css.ts';
import { parseSafeUrl } from './safe-url.ts';

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

/** The button of a session in a list, if its link can be opened. */
export const getJoinLink = ({ enrollment, title }: Session): ReactNode => {
  const url = parseSafeUrl(enrollment?.join_link);
  return url && <JoinLink url={url} title={title} />;
};
