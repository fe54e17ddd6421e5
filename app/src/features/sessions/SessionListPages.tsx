import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { DayRail } from './DayRail.tsx';
import { useMedia } from '../../platform/use-media.ts';
import { type Day, type Entry, groupByDay, getIndianDay, groupIntoPages } from './days.ts';
import { heights } from './list-heights.ts';
import { SessionDays } from './SessionDays.tsx';
import { AS_GRID, page, pages, deferredRendering, withRail } from './SessionList.css.ts';
import { useNearView, useOneMoreWhenIdle } from './use-near-view.ts';

/**
 * A list of up to this many pages (96 sessions) is rendered as a whole, so that the browser's search and a screen
 * reader's list of links find everything. A longer one would need more nodes than a cheap phone can lay out in time.
 */
const MAX_WHOLE_PAGES = 8;

type PageProps = {
  days: Day[];
  /** Changes the name of a day, and only with the day. */
  now: number;
  isFirst: boolean;
  /** It is rendered, near the view or not. */
  isForced: boolean;
  /** Its height when the user last saw it, in CSS pixels. */
  height: number | undefined;
};

const isSame = (one: Entry, other: Entry | undefined) =>
  one.session === other?.session && one.phase === other.phase;

const getEntries = (days: Day[]) => days.flatMap(({ entries }) => entries);

const Page = ({ days, now, isFirst, isForced, height }: PageProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { isNear, lastHeight = height } = useNearView(box, isFirst || isForced);
  const isRendered = isForced || isNear;
  const size = {
    '--rows': getEntries(days).length,
    ...(lastHeight && { '--height': `${lastHeight}px` }),
    // The first page is painted at once: an estimate of its height would move what follows it.
    ...(isFirst && { contentVisibility: 'visible' }),
  } as CSSProperties;
  // Not rendered again when only its distance to the view has changed.
  const content = useMemo(() => <SessionDays days={days} now={now} />, [days, now]);
  return (
    <div ref={box} className={isRendered ? page : `${page} ${deferredRendering}`} style={size}>
      {isRendered && content}
    </div>
  );
};

/**
 * Some days of a list that may have thousands of sessions: rendered near the view, and again only when they have
 * changed.
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
  // The first screen of the list, then one page after another. Of a long list only what is near the view.
  const forcedCount = useOneMoreWhenIdle(all.length > MAX_WHOLE_PAGES ? 0 : all.length);
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
            isFirst={index === 0}
            isForced={index < forcedCount}
            height={heights.get(list, index)}
          />
        ))}
      </div>
    </div>
  );
};
