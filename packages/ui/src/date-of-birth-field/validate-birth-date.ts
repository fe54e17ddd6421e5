import type { CalendarDate } from '@internationalized/date';
import { DATE_PARTS, type DatePart, type DateParts, toCalendarDate, PART_LENGTH } from './date-parts.ts';

/** The range of plausible ages, in whole years. */
export type AgeRange = { min: number; max: number };

export type BirthDateError = {
  /**
   * `missing`: some fields are empty; `nonexistent`: there is no such day; `shortYear`; `implausible`: the age is out
   * of range.
   */
  kind: 'missing' | 'nonexistent' | 'shortYear' | 'implausible';
  /** The fields that the error is about. */
  parts: readonly DatePart[];
};

const isInRange = (date: CalendarDate, ages: AgeRange, today: CalendarDate): boolean =>
  date.compare(today.subtract({ years: ages.min })) <= 0 &&
  date.compare(today.subtract({ years: ages.max + 1 })) > 0;

/** Returns the error of a date of birth. An empty date has none, because the form decides whether it is required. */
export const validateBirthDate = (
  parts: DateParts,
  ages: AgeRange,
  today: CalendarDate,
): BirthDateError | undefined => {
  const missing = DATE_PARTS.filter((part) => parts[part] === '');
  if (missing.length === DATE_PARTS.length) return undefined;
  if (missing.length > 0) return { kind: 'missing', parts: missing };
  if (parts.year.length < PART_LENGTH.year) return { kind: 'shortYear', parts: ['year'] };
  const date = toCalendarDate(parts);
  if (!date) return { kind: 'nonexistent', parts: DATE_PARTS };
  return isInRange(date, ages, today) ? undefined : { kind: 'implausible', parts: ['year'] };
};
