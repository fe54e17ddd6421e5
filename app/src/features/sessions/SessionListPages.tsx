import type { Session } from '@janani/api-client';
import { SessionCard, SessionGrid } from '@janani/ui/session-card';
import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import { heights } from './list-heights.ts';
import { page, pages, undrawn } from './SessionList.css.ts';
import { toSessionCard } from './to-session-card.ts';
import { useNearView, useOneMoreWhenIdle } from './use-near-view.ts';

type Entry = { session: Session; isCompleted: boolean };
type PageProps = {
  entries: Entry[];
  /** It is drawn, near the view or not. */
  isDue: boolean;
  /** How high it was when the user last saw it, in CSS pixels. */
  height: number | undefined;
};

/** Whole rows in one, two and three columns, so that they follow each other without a gap. */
const CARDS_IN_PAGE = 6;

const isSame = (one: Entry, other: Entry | undefined) =>
  one.session === other?.session && one.isCompleted === other.isCompleted;

/** Some cards of a list that may be a thousand long: drawn when they come near, and again only when they have changed. */
const SessionListPage = memo(
  ({ entries, isDue, height }: PageProps) => {
    const box = useRef<HTMLDivElement>(null);
    const isNear = useNearView(box, !isDue);
    const isDrawn = isDue || isNear;
    const size = { '--cards': entries.length, ...(height && { '--height': `${height}px` }) } as CSSProperties;
    return (
      <div ref={box} className={isDrawn ? page : `${page} ${undrawn}`} style={size}>
        {isDrawn && (
          <SessionGrid>
            {entries.map(({ session, isCompleted }) => (
              <SessionCard key={session.id} headingLevel={2} {...toSessionCard(session, isCompleted)} />
            ))}
          </SessionGrid>
        )}
      </div>
    );
  },
  (before, after) =>
    before.isDue === after.isDue &&
    before.height === after.height &&
    before.entries.length === after.entries.length &&
    before.entries.every((entry, place) => isSame(entry, after.entries[place])),
);
SessionListPage.displayName = 'SessionListPage';

/**
 * The cards in lists of six. What is far from the view is a box of a known height: a new page is laid out
 * without the thousand cards before it, and Back finds its place before they are drawn again.
 */
export const SessionListPages = ({ list, entries }: { list: string; entries: Entry[] }) => {
  const root = useRef<HTMLDivElement>(null);
  const count = Math.ceil(entries.length / CARDS_IN_PAGE);
  // What the user sees on opening the list, then one page after another.
  const due = useOneMoreWhenIdle(count);
  useLayoutEffect(() => {
    const boxes = root.current?.children;
    return () => heights.keep(list, boxes);
  }, [list]);
  return (
    <div ref={root} className={pages}>
      {Array.from({ length: count }, (_, place) => (
        <SessionListPage
          key={`page ${place}`}
          entries={entries.slice(place * CARDS_IN_PAGE, (place + 1) * CARDS_IN_PAGE)}
          isDue={place < due}
          height={heights.of(list, place)}
        />
      ))}
    </div>
  );
};
