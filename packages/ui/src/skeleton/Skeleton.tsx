import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = RootProps & {
  /** The content that it is a placeholder for. `text` by default. */
  shape?: keyof typeof styles.shapes;
  /** Its share of the line: all of it, 85, 60 or 35 %. `full` by default. */
  width?: keyof typeof styles.widths;
};

// Design language, "Motion".
/**
 * A static placeholder for loading content. It is hidden from assistive technology: announce once, beside it, that the
 * page is loading. It does not shimmer.
 */
export const Skeleton = ({ shape = 'text', width = 'full', ...root }: SkeletonProps) => (
  <span
    aria-hidden="true"
    {...rootProps(root, styles.skeleton, styles.shapes[shape], styles.widths[width])}
  />
);
