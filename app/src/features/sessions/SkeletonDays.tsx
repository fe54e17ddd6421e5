import { SessionCardSkeleton, SessionRows } from '@janani/ui/session-card';
import { Skeleton } from '@janani/ui/skeleton';
import { heading, wholeCard } from './SessionDay.css.ts';
import { skeletonRail } from './SessionList.css.ts';

const DAYS = [0, 1];
const DAYS_OF_RAIL = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Two days while they load: at the positions of the days, each with its heading. */
export const SkeletonDays = ({ hasWholeCards }: { hasWholeCards: boolean }) =>
  DAYS.map((index) => (
    <div key={index} aria-hidden="true">
      <div className={heading}>
        <Skeleton shape="title" width="short" />
      </div>
      <SessionRows skeletons={2}>
        {hasWholeCards && <SessionCardSkeleton className={wholeCard} />}
      </SessionRows>
    </div>
  ));

/** The days beside a grid while they load. */
export const SkeletonRail = () => (
  <div className={skeletonRail} aria-hidden="true">
    {DAYS_OF_RAIL.map((index) => (
      <Skeleton key={index} />
    ))}
  </div>
);
