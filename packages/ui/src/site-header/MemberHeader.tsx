import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '../icons/index.ts';
import { Anchor } from '../internal/Anchor.tsx';
import { classNames } from '../internal/class-names.ts';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { Logo } from '../logo/index.ts';
import { SkipLink } from '../skip-link/index.ts';
import * as styles from './bar.css.ts';
import * as memberStyles from './MemberHeader.css.ts';
import { type NavLink, NavLinks } from './NavLinks.tsx';
import { type SiteHeaderMessages, siteHeaderMessages } from './SiteHeader.messages.ts';

export type MemberHeaderProps = RootProps & {
  /** Shown from 960 px; below that, the bottom navigation has them. */
  links: readonly NavLink[];
  /** The URL of the current page: its link is marked. */
  currentHref?: string | undefined;
  /** The URL of the logo's link. */
  homeHref: string;
  /** On phones, a back arrow replaces the logo; its label is announced. */
  back?: NavLink | undefined;
  /** On phones, beside the arrow: the kind of page. It is not the page's heading. */
  phoneTitle?: string | undefined;
  /** For example a {@link NotificationBell}. */
  notifications?: ReactNode;
  /** The button that opens the account's menu. */
  account?: ReactNode;
  /** The id of the page's `<main>`, which requires `tabIndex={-1}`. `main` by default. */
  mainId?: string;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<SiteHeaderMessages>;
};

/** The header for signed-in users. */
export const MemberHeader = ({
  links,
  currentHref,
  homeHref,
  back,
  phoneTitle,
  notifications,
  account,
  mainId = 'main',
  messages,
  ...root
}: MemberHeaderProps) => {
  const texts = useMessages(siteHeaderMessages, messages);
  return (
    <header {...rootProps(root, styles.header, styles.stickyOnDesktop)}>
      <SkipLink targetId={mainId} label={texts.skipToContent} />
      <div className={styles.bar}>
        {back && (
          <div className={classNames(memberStyles.start, styles.phoneOnly)}>
            <Anchor href={back.href} aria-label={back.label} className={memberStyles.back}>
              <ArrowLeftIcon size={24} />
            </Anchor>
            {phoneTitle}
          </div>
        )}
        <div className={classNames(back && styles.desktopOnly)}>
          <Anchor href={homeHref} className={styles.home}>
            <Logo />
          </Anchor>
        </div>
        <nav aria-label={texts.mainNavigation} className={styles.desktopOnly}>
          <NavLinks layout="row" links={links} currentHref={currentHref} />
        </nav>
        <div className={styles.end}>
          {notifications}
          {account}
        </div>
      </div>
    </header>
  );
};
