import { Card } from '../card/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as compactStyles from './CompactCard.css.ts';
import * as styles from './SessionCard.css.ts';
import * as skeletonStyles from './SessionCardSkeleton.css.ts';

export type SessionCardSkeletonProps = RootProps & {
  /** The skeleton of the compact form. */
  compact?: boolean;
};

/** The placeholder of a session card that is loading: the same sizes, so that nothing moves. */
export const SessionCardSkeleton = ({ compact = false, ...root }: SessionCardSkeletonProps) =>
  compact ? (
    <Card aria-hidden="true" padding="none" {...rootProps(root, compactStyles.row)}>
      <span className={compactStyles.time}>
        <Skeleton shape="title" width="medium" />
      </span>
      <div className={skeletonStyles.rowBody}>
        <Skeleton shape="title" width="long" />
        <Skeleton width="long" />
        <Skeleton shape="title" width="short" />
      </div>
    </Card>
  ) : (
    <Card aria-hidden="true" padding="none" {...rootProps(root, styles.full)}>
      <div className={styles.frame} />
      <div className={styles.body}>
        <Skeleton shape="badge" width="short" />
        <div className={skeletonStyles.title}>
          <Skeleton shape="title" width="long" />
          <Skeleton shape="title" width="medium" />
        </div>
        <div className={skeletonStyles.facts}>
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </div>
      </div>
    </Card>
  );
