import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './SkipLink.css.ts';

export type SkipLinkProps = RootProps & {
  /** The id of what it leads to, which needs `tabIndex={-1}`. */
  targetId: string;
  /** What it says. */
  label: string;
};

/** The first stop of the keyboard, seen only there: past the header to the page itself (WCAG 2.4.1). */
export const SkipLink = ({ targetId, label, ...root }: SkipLinkProps) => (
  <a href={`#${targetId}`} {...rootProps(root, styles.skip)}>
    {label}
  </a>
);
