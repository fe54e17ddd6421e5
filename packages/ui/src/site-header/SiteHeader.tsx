import { Anchor } from '../internal/Anchor.tsx';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { LinkButton } from '../link/index.ts';
import { Logo } from '../logo/index.ts';
import { SkipLink } from '../skip-link/index.ts';
import * as styles from './bar.css.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { type LanguageLink, LanguageLinks } from './LanguageLinks.tsx';
import { type NavLink, NavLinks } from './NavLinks.tsx';
import { type SiteHeaderMessages, siteHeaderMessages } from './SiteHeader.messages.ts';

export type SiteHeaderProps = RootProps & {
  /** The links, in order. */
  links: readonly NavLink[];
  /** The `href` of the current page's link; none when no link is current. */
  currentHref?: string | undefined;
  /** The URL of the logo's link. */
  homeHref: string;
  /** The link to sign in. */
  signIn: NavLink;
  /** This page in its other languages. */
  languages?: readonly LanguageLink[] | undefined;
  /** The id of the page's `<main>`, which requires `tabIndex={-1}`. `main` by default. */
  mainId?: string;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<SiteHeaderMessages>;
};

const NO_LANGUAGES: readonly LanguageLink[] = [];

// Spec §2, "Public pages".
/** The sticky header of the public pages. */
export const SiteHeader = ({
  links,
  currentHref,
  homeHref,
  signIn,
  languages = NO_LANGUAGES,
  mainId = 'main',
  messages,
  ...root
}: SiteHeaderProps) => {
  const texts = useMessages(siteHeaderMessages, messages);
  return (
    <header {...rootProps(root, styles.header, styles.sticky)}>
      <SkipLink targetId={mainId} label={texts.skipToContent} />
      <div className={styles.bar}>
        <Anchor href={homeHref} className={styles.home}>
          <Logo />
        </Anchor>
        <nav aria-label={texts.mainNavigation} className={styles.desktopOnly}>
          <NavLinks layout="row" links={links} currentHref={currentHref} />
        </nav>
        <div className={styles.end}>
          {languages.length > 0 && (
            <div className={styles.desktopOnly}>
              <div className={styles.languages}>
                <LanguageLinks layout="row" links={languages} />
              </div>
            </div>
          )}
          <div className={styles.desktopOnly}>
            <LinkButton href={signIn.href}>{signIn.label}</LinkButton>
          </div>
          <div className={styles.phoneOnly}>
            <LinkButton href={signIn.href} variant="tint">
              {signIn.label}
            </LinkButton>
          </div>
          <div className={styles.phoneOnly}>
            <HeaderMenu label={texts.menu}>
              <nav aria-label={texts.mainNavigation}>
                <NavLinks layout="sheet" links={links} currentHref={currentHref} />
              </nav>
              <LanguageLinks layout="sheet" links={languages} />
              <LinkButton href={signIn.href} isFullWidth size="lg">
                {signIn.label}
              </LinkButton>
            </HeaderMenu>
          </div>
        </div>
      </div>
    </header>
  );
};
