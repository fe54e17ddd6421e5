import * as styles from './bar.css.ts';

type SkipLinkProps = { targetId: string; label: string };

/** The first stop of the keyboard: past the header to the page itself (WCAG 2.4.1). */
export const SkipLink = ({ targetId, label }: SkipLinkProps) => (
  <a href={`#${targetId}`} className={styles.skip}>
    {label}
  </a>
);
