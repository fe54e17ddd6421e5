export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const WEEK_MS = 7 * DAY_MS;

/** India has one zone, +05:30, without summer time. */
const OFFSET_MS = 330 * MINUTE_MS;

/**
 * The format of a date-time: with the Indian offset, in UTC, or without one, which means Indian time (decision T-30).
 */
export type TimeFormat = 'offset' | 'utc' | 'local';

/** The last Indian midnight at or before a time; both in ms since 1970. */
export const getIndianMidnight = (time: number): number =>
  Math.floor((time + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** ISO 8601 in the given format. */
export function formatDateTime(time: number, format: TimeFormat): string {
  if (format === 'utc') return new Date(time).toISOString();
  const local = new Date(time + OFFSET_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  return format === 'local' ? local : `${local}+05:30`;
}
