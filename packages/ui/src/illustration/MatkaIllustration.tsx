import { rootProps } from '../internal/root-props.ts';
import type { DrawingProps } from './EmptyIllustration.tsx';
import * as styles from './illustration.css.ts';

/** A water pot, for the hydration tip. Decoration. */
export const MatkaIllustration = ({ ...root }: DrawingProps) => (
  <span aria-hidden="true" {...rootProps(root, styles.matka)} />
);
