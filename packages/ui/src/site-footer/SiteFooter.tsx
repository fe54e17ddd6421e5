import { Anchor } from '../internal/Anchor.tsx';
import { ScallopEdge } from '../kolam/index.ts';
import { Logo } from '../logo/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './SiteFooter.css.ts';

// Decision T-20.
/** Without `href` it is plain text: an item that does not navigate is not styled as a link. */
export type FooterItem = {
  /** The visible text. */
  label: string;
  /** The URL. */
  href?: string | undefined;
};

/** Links that belong together, under a heading. */
export type FooterGroup = {
  /** The heading. */
  title: string;
  /** The links, from top to bottom. */
  items: readonly FooterItem[];
};

/** The same page in another language: another document, so that its `lang` is correct from the first byte on. */
type FooterLanguage = {
  /** A language tag. */
  lang: string;
  /** The name of the language in the language itself. */
  label: string;
  href: string;
};

export type SiteFooterProps = RootProps & {
  /** One sentence below the logo. */
  description: string;
  /** Groups of links, each under a heading. */
  groups: readonly FooterGroup[];
  /** The last line, for example the copyright. */
  legal: string;
  /** At the other end of the last line. */
  claims?: string | undefined;
  /** The other languages of this page, and the name of their list. */
  languages?: { label: string; items: readonly FooterLanguage[] } | undefined;
  /** The footer's own scalloped edge, on pages without a crimson band above it. */
  isScalloped?: boolean;
};

/** The footer of the public pages. */
export const SiteFooter = ({
  description,
  groups,
  legal,
  claims,
  languages,
  isScalloped = false,
  ...root
}: SiteFooterProps) => {
  return (
    <footer {...rootProps(root, styles.footer, isScalloped && styles.scalloped)}>
      {isScalloped && <ScallopEdge of="footer" />}
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo background="crimson" />
            <p>{description}</p>
          </div>
          {groups.map(({ title, items }) => (
            <div key={title}>
              <h2 className={styles.groupTitle}>{title}</h2>
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list */}
              <ul role="list">
                {items.map(({ label, href }) => (
                  <li key={label} className={styles.item}>
                    {href === undefined ? (
                      label
                    ) : (
                      <Anchor href={href} className={styles.link}>
                        {label}
                      </Anchor>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {languages && (
          <nav className={styles.languages} aria-label={languages.label}>
            {languages.items.map(({ lang, label, href }) => (
              <a key={lang} className={styles.link} href={href} hrefLang={lang} lang={lang}>
                {label}
              </a>
            ))}
          </nav>
        )}
        <div className={styles.legalLine}>
          <p>{legal}</p>
          {claims !== undefined && <p>{claims}</p>}
        </div>
      </div>
    </footer>
  );
};
