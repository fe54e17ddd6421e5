import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './SkipLink.css.ts';

export type SkipLinkProps = RootProps & {
  /** The id of its target, which requires `tabIndex={-1}`. */
  targetId: string;
  /** The text of the link. */
  label: string;
};

/** The first tab stop, visible only on focus: past the header to the page itself (WCAG 2.4.1). */
export const SkipLink = ({ targetId, label, ...root }: SkipLinkProps) => (
  <a href={`#${targetId}`} {...rootProps(root, styles.skip)}>
    {label}
  </a>
);
