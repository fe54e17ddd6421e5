import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './illustration.css.ts';

export type DrawingProps = RootProps;

/** A night in a cusped arch: a setting moon and stars, for empty states. Decoration. */
export const EmptyIllustration = ({ ...root }: DrawingProps) => (
  <span aria-hidden="true" {...rootProps(root, styles.empty)} />
);
