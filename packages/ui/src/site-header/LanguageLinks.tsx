import * as styles from './nav-links.css.ts';

/** The same page in another language: another document, so that its `lang` is correct from the first byte on. */
export type LanguageLink = {
  /** A language tag. */
  lang: string;
  /** The name of the language in the language itself. */
  label: string;
  href: string;
};

type LanguageLinksProps = { links: readonly LanguageLink[]; layout: 'row' | 'sheet' };

/** The other languages of a page, each in its own script. */
export const LanguageLinks = ({ links, layout }: LanguageLinksProps) =>
  links.map(({ lang, label, href }) => (
    <a
      key={lang}
      href={href}
      hrefLang={lang}
      lang={lang}
      className={layout === 'row' ? styles.rowLink : styles.sheetLink}
    >
      {label}
    </a>
  ));
