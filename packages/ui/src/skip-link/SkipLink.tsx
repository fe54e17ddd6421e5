import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './SkipLink.css.ts';

export type SkipLinkProps = RootProps & {
  /** The id of its target, which requires `tabIndex={-1}`. */
  targetId: string;
  /** The text of the link. */
  label: string;
};

/** A link past the header to the main content (WCAG 2.4.1). It is the first tab stop and visible only on focus. */
export const SkipLink = ({ targetId, label, ...root }: SkipLinkProps) => (
  <a href={`#${targetId}`} {...rootProps(root, styles.skip)}>
    {label}
  </a>
);
