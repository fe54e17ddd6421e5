import type { Session } from '@janani/api-client';
import { SessionCard, SessionGrid } from '@janani/ui/session-card';
import { type CSSProperties, memo } from 'react';
import { page } from './SessionList.css.ts';
import { toSessionCard } from './to-session-card.ts';

type Entry = { session: Session; isCompleted: boolean };

/** Whole rows in one, two and three columns, so that they follow each other without a gap. */
const CARDS_IN_PAGE = 6;

const isSame = (one: Entry, other: Entry | undefined) =>
  one.session === other?.session && one.isCompleted === other.isCompleted;

/** Some cards of a list that may be a thousand long: drawn again only when something of them has changed. */
const SessionListPage = memo(
  ({ entries }: { entries: Entry[] }) => (
    <div className={page} style={{ '--cards': entries.length } as CSSProperties}>
      <SessionGrid>
        {entries.map(({ session, isCompleted }) => (
          <SessionCard key={session.id} headingLevel={2} {...toSessionCard(session, isCompleted)} />
        ))}
      </SessionGrid>
    </div>
  ),
  (before, after) =>
    before.entries.length === after.entries.length &&
    before.entries.every((entry, place) => isSame(entry, after.entries[place])),
);
SessionListPage.displayName = 'SessionListPage';

/**
 * The cards in lists of six. What is far from the view is a box of a known height: a new page is laid out
 * without the thousand cards before it.
 */
export const SessionListPages = ({ entries }: { entries: Entry[] }) =>
  Array.from({ length: Math.ceil(entries.length / CARDS_IN_PAGE) }, (_, place) => (
    <SessionListPage
      key={`page ${place}`}
      entries={entries.slice(place * CARDS_IN_PAGE, (place + 1) * CARDS_IN_PAGE)}
    />
  ));
