import * as styles from './SkipLink.css.ts';

export type SkipLinkProps = {
  /** The id of what it leads to, which needs `tabIndex={-1}`. */
  targetId: string;
  /** What it says. */
  label: string;
};

/** The first stop of the keyboard, seen only there: past the header to the page itself (WCAG 2.4.1). */
export const SkipLink = ({ targetId, label }: SkipLinkProps) => (
  <a href={`#${targetId}`} className={styles.skip}>
    {label}
  </a>
);
