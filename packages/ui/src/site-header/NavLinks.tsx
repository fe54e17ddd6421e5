import { Anchor } from '../internal/Anchor.tsx';
import * as styles from './nav-links.css.ts';

/** A link of the header. */
export type NavLink = {
  /** The URL. */
  href: string;
  /** The visible text. */
  label: string;
};

type NavLinksProps = {
  links: readonly NavLink[];
  currentHref?: string | undefined;
  /** Side by side in a bar, or stacked in a sheet. */
  layout: 'row' | 'sheet';
};

const variants = {
  row: { list: styles.row, link: styles.rowLink },
  sheet: { list: undefined, link: styles.sheetLink },
} as const;

// PB-08.
/** The links of a header; the current page's link has the bindi and `aria-current`. */
export const NavLinks = ({ links, currentHref, layout }: NavLinksProps) => {
  const { list, link } = variants[layout];
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list
    <ul role="list" className={list}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Anchor href={href} className={link} {...(href === currentHref ? { 'aria-current': 'page' } : {})}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
};
