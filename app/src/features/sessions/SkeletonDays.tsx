import { SessionCardSkeleton, SessionRows } from '@janani/ui/session-card';
import { Skeleton } from '@janani/ui/skeleton';
import { heading } from './SessionDay.css.ts';
import { grid } from './SessionList.css.ts';

const DAYS = [0, 1];
/** A number that two, three and four columns divide, so that the last row has no hole. */
const CARDS = [...Array(12).keys()];

/** A part of the grid while it loads. */
export const SkeletonCards = () => (
  <div className={grid}>
    {CARDS.map((index) => (
      <SessionCardSkeleton key={index} />
    ))}
  </div>
);

/** Two days while they load: at the positions of the days, each with its heading. */
export const SkeletonDays = ({ hasWholeCards }: { hasWholeCards: boolean }) =>
  DAYS.map((index) => (
    <div key={index} aria-hidden="true">
      <div className={heading}>
        <Skeleton shape="title" width="short" />
      </div>
      <SessionRows skeletons={2}>{hasWholeCards && <SessionCardSkeleton />}</SessionRows>
    </div>
  ));
