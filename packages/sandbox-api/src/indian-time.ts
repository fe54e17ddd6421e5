export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const WEEK_MS = 7 * DAY_MS;

/** India has one zone, +05:30, without summer time. */
const OFFSET_MS = 330 * MINUTE_MS;

/** The format of a moment: with the Indian offset, in UTC, or without one, which means Indian time (decision T-30). */
export type ClockStyle = 'offset' | 'utc' | 'bare';

/** The last Indian midnight at or before the moment, in ms since 1970. */
export const indianMidnight = (moment: number): number =>
  Math.floor((moment + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** ISO 8601 in the given style. */
export function writeMoment(moment: number, style: ClockStyle): string {
  if (style === 'utc') return new Date(moment).toISOString();
  const local = new Date(moment + OFFSET_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  return style === 'bare' ? local : `${local}+05:30`;
}
