import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import { DayRail } from './DayRail.tsx';
import { useMedia } from '../../platform/use-media.ts';
import { type Day, type Entry, groupByDay, getIndianDay, groupIntoPages } from './days.ts';
import { heights } from './list-heights.ts';
import { SessionDays } from './SessionDays.tsx';
import { AS_GRID, page, pages, deferredRendering, withRail } from './SessionList.css.ts';
import { useNearView, useOneMoreWhenIdle } from './use-near-view.ts';

type PageProps = {
  days: Day[];
  /** Changes the name of a day, and only with the day. */
  now: number;
  /** It is rendered, near the view or not. */
  isForced: boolean;
  /** Its height when the user last saw it, in CSS pixels. */
  height: number | undefined;
};

const isSame = (one: Entry, other: Entry | undefined) =>
  one.session === other?.session && one.phase === other.phase;

const getEntries = (days: Day[]) => days.flatMap(({ entries }) => entries);

const Page = ({ days, now, isForced, height }: PageProps) => {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearView(box, !isForced);
  const isRendered = isForced || isNear;
  const size = {
    '--rows': getEntries(days).length,
    ...(height && { '--height': `${height}px` }),
  } as CSSProperties;
  return (
    <div ref={box} className={isRendered ? page : `${page} ${deferredRendering}`} style={size}>
      {isRendered && <SessionDays days={days} now={now} />}
    </div>
  );
};

/**
 * Some days of a list that may have a thousand sessions: rendered when they come near the view, and again only when
 * they have changed.
 */
const SessionListPage = memo(Page, (before, after) => {
  const [old, next] = [getEntries(before.days), getEntries(after.days)];
  return (
    before.isForced === after.isForced &&
    before.height === after.height &&
    getIndianDay(before.now) === getIndianDay(after.now) &&
    old.length === next.length &&
    old.every((entry, index) => isSame(entry, next[index]))
  );
});

/**
 * The sessions in pages: days of rows, or a grid of cards. A page far from the view is a box of a known height: a new
 * page is laid out without the thousand cards before it, and Back restores the scroll position before they are
 * rendered again.
 */
export const SessionListPages = ({ list, entries, now }: { list: string; entries: Entry[]; now: number }) => {
  const isGrid = useMedia(AS_GRID);
  const root = useRef<HTMLDivElement>(null);
  const all = groupIntoPages(groupByDay(entries, isGrid));
  // The first screen of the list, then one page after another.
  const forcedCount = useOneMoreWhenIdle(all.length);
  useLayoutEffect(() => {
    const boxes = root.current?.children;
    return () => heights.save(list, boxes);
  }, [list]);
  return (
    <div className={withRail}>
      {isGrid && <DayRail pages={all} now={now} list={root} />}
      <div ref={root} className={pages}>
        {all.map((days, index) => (
          <SessionListPage
            key={days[0]?.entries[0]?.session.id}
            days={days}
            now={now}
            isForced={index < forcedCount}
            height={heights.get(list, index)}
          />
        ))}
      </div>
    </div>
  );
};
