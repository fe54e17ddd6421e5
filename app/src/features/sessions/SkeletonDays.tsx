import { SessionCardSkeleton } from '@janani/ui/session-card';
import { Skeleton } from '@janani/ui/skeleton';
import { cards, day, skeletonHeading } from './SessionDay.css.ts';

const DAYS = [0, 1];
const ROWS = [0, 1];

/** The first two days while they load: at the positions of the days, each with its heading. */
export const SkeletonDays = ({ hasWholeCards }: { hasWholeCards: boolean }) =>
  DAYS.map((index) => (
    <div key={index} className={day} aria-hidden="true">
      <div className={skeletonHeading}>
        <Skeleton shape="title" width="short" />
      </div>
      <div className={cards}>
        {hasWholeCards && <SessionCardSkeleton />}
        {ROWS.map((row) => (
          <SessionCardSkeleton compact key={row} />
        ))}
      </div>
    </div>
  ));
