import { type CalendarDate, fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date';
import { clock } from '../../platform/clock.ts';

/** The product's calendar days are India's, wherever the phone is (decision T-09). */
const INDIA = 'Asia/Kolkata';
/** Spec §9: the earliest selectable due date is today plus 28 days. */
const MIN_DUE_DAYS = 28;
/** A pregnancy in days from its first week; a due date further away gets a question (decision T-09). */
export const PREGNANCY_DAYS = 280;

export const todayInIndia = (): CalendarDate => toCalendarDate(fromAbsolute(clock.now(), INDIA));

/** Where the calendar ends: beyond it nobody is expecting yet. */
export const latestDueDate = (now: CalendarDate): CalendarDate => now.add({ years: 1 });

export const earliestDueDate = (now: CalendarDate): CalendarDate => now.add({ days: MIN_DUE_DAYS });

/** A calendar day from `YYYY-MM-DD`, or null when it is none. */
export const parseDay = (text: string): CalendarDate | null => {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
};

/** Days from one calendar day to another; negative when it has passed. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => to.compare(from);
