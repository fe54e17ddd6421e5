import { type CalendarDate, parseDate } from '@internationalized/date';
import { clock } from '../../platform/clock.ts';

/** Of India, which has no daylight saving time. */
const UTC_OFFSET_MS = 5.5 * 60 * 60 * 1000;
/** Spec §9: the earliest selectable due date is today plus 28 days. */
const MIN_DUE_DAYS = 28;
/** A pregnancy in days from its first week; a due date further away is questioned (decision T-09). */
export const PREGNANCY_DAYS = 280;

/**
 * The product uses India's calendar days, wherever the phone is (decision T-09). Computed without `Intl`, whose time
 * zones take a slow phone 100 ms to load.
 */
export const todayInIndia = (): CalendarDate =>
  parseDate(new Date(clock.now() + UTC_OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length));

/** The calendar's last day: a later due date is impossible. */
export const latestDueDate = (now: CalendarDate): CalendarDate => now.add({ years: 1 });

export const earliestDueDate = (now: CalendarDate): CalendarDate => now.add({ days: MIN_DUE_DAYS });

/** A calendar day from `YYYY-MM-DD`, or null for any other text. */
export const parseDay = (text: string): CalendarDate | null => {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
};

/** Days from one calendar day to another; negative if the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => to.compare(from);
