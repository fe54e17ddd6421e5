import type { CalendarDate } from '@internationalized/date';
import { PREGNANCY_DAYS, daysBetween, parseDay } from './dates.ts';

/** Shown if no due date is known (spec §9). */
export const WEEK_WITHOUT_DUE_DATE = { dashboard: 24, settings: 32 } as const;

const DAYS_PER_WEEK = 7;
const LAST_WEEK = 42;
/** The week card shows 40 weeks. */
const FULL_TERM_WEEKS = 40;

export type PregnancyWeek = { week: number; isFromDueDate: boolean };

/**
 * The pregnancy week: from the due date if one is known on this device, else the fixed value of the screen (decisions
 * T-01, T-03).
 */
export const pregnancyWeek = (
  screen: keyof typeof WEEK_WITHOUT_DUE_DATE,
  dueDate: string | null,
  today: CalendarDate,
): PregnancyWeek => {
  const due = dueDate === null ? null : parseDay(dueDate);
  if (!due) return { week: WEEK_WITHOUT_DUE_DATE[screen], isFromDueDate: false };
  const week = Math.floor((PREGNANCY_DAYS - daysBetween(today, due)) / DAYS_PER_WEEK);
  return { week: Math.min(LAST_WEEK, Math.max(0, week)), isFromDueDate: true };
};

/** 1, 2 or 3: weeks 0 to 13, 14 to 27, and from 28. */
export const getTrimester = (week: number): 1 | 2 | 3 => {
  if (week < 14) return 1;
  return week < 28 ? 2 : 3;
};

export const weeksToGo = (week: number): number => Math.max(0, FULL_TERM_WEEKS - week);
