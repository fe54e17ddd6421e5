import { getDayInZone, countDaysBetween, INDIA_TIME_ZONE } from './format-timestamp.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** From this distance on the unit is days. */
const HALF_A_DAY_MS = 12 * HOUR_MS;

export type Distance = { amount: number; unit: 'minute' | 'hour' | 'day' };

/**
 * The distance of an instant from now, in the usual unit; negative when it has passed. Hours are truncated, never
 * rounded up: a user who returns "in 2 hours" must not find that it has begun. Days are India's calendar days, so that
 * "tomorrow" is the next day in India. `null` if the distance is less than a minute.
 */
export const getDistance = (instant: Date, now: Date): Distance | null => {
  const ms = instant.getTime() - now.getTime();
  if (Math.abs(ms) < MINUTE_MS) return null;
  if (Math.abs(ms) < HOUR_MS) return { amount: Math.trunc(ms / MINUTE_MS), unit: 'minute' };
  const days = countDaysBetween(getDayInZone(now, INDIA_TIME_ZONE), getDayInZone(instant, INDIA_TIME_ZONE));
  if (Math.abs(ms) < HALF_A_DAY_MS || days === 0) return { amount: Math.trunc(ms / HOUR_MS), unit: 'hour' };
  return { amount: days, unit: 'day' };
};

/** The text of the distance: `in 2 hours`, `tomorrow`, `5 minutes ago`. */
export const formatDistance = ({ amount, unit }: Distance, locale: string): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: unit === 'day' ? 'auto' : 'always' }).format(amount, unit);
