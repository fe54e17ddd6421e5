import type { Session } from '@janani/api-client';
import type { SessionPhase } from './session-phase.ts';

/** Indian time is UTC+05:30, all year. */
const INDIA_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** A multiple of two and three columns, so that pages of a grid follow each other without a hole. */
const PAGE = 12;

export type Entry = {
  session: Session;
  phase: SessionPhase;
  /** The user's own, live or about to begin, and without a card above the list: it has the button to join here. */
  canJoin?: boolean;
};

/** The sessions of one day that follow each other in the list. */
export type Day = {
  /** `YYYY-MM-DD` in India; null if the time is unknown. */
  date: string | null;
  /** Its heading is above an earlier section. */
  isContinued: boolean;
  entries: Entry[];
};

/**
 * The calendar day of a moment in India, as `YYYY-MM-DD`: the day that `formatTimestamp` formats, but by arithmetic,
 * because a list of a thousand computes it on every render.
 */
export const getIndianDay = (ms: number): string => new Date(ms + INDIA_MS).toISOString().slice(0, 10);

const getDay = ({ scheduled_at }: Session) =>
  scheduled_at === null ? null : getIndianDay(Date.parse(scheduled_at));

/** The list day by day, in its order. A long day is several sections; in a grid, so is one at the end of a page. */
export const groupByDay = (entries: Entry[], isGrid = false): Day[] => {
  const days: Day[] = [];
  for (const [index, entry] of entries.entries()) {
    const date = getDay(entry.session);
    const last = days.at(-1);
    const isSame = last?.date === date;
    const hasRoom = isGrid ? index % PAGE > 0 : last && last.entries.length < PAGE;
    if (last && isSame && hasRoom) last.entries.push(entry);
    else days.push({ date, isContinued: isSame, entries: [entry] });
  }
  return days;
};

/** The days that are rendered together: a full page stays the same, whatever follows it. */
export const groupIntoPages = (days: Day[]): Day[][] => {
  const pages: Day[][] = [];
  let cards = 0;
  for (const day of days) {
    const page = pages.at(-1);
    if (page && cards < PAGE) page.push(day);
    else {
      pages.push([day]);
      cards = 0;
    }
    cards += day.entries.length;
  }
  return pages;
};

/** Whether a day's first session has a whole card: that of today and of tomorrow. Later days are only scanned. */
export const hasWholeCard = ({ date, isContinued }: Day, now: number): boolean =>
  !isContinued && (date === getIndianDay(now) || date === getIndianDay(now + DAY_MS));
