import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = RootProps & {
  /** What stands here once it has loaded. `text` by default. */
  shape?: keyof typeof styles.shapes;
  /** How much of the line it takes: all of it, 85, 60 or 35 %. `full` by default. */
  width?: keyof typeof styles.widths;
};

// Design language, "Motion".
/**
 * A still box where something is about to be. It is hidden from assistive technology: say once,
 * beside it, that the page is loading. It does not shimmer.
 */
export const Skeleton = ({ shape = 'text', width = 'full', ...root }: SkeletonProps) => (
  <span
    aria-hidden="true"
    {...rootProps(root, styles.skeleton, styles.shapes[shape], styles.widths[width])}
  />
);
