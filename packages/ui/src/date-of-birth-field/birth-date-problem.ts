import type { CalendarDate } from '@internationalized/date';
import { DATE_PARTS, type DatePart, type DateParts, getDate, PART_LENGTH } from './date-parts.ts';

/** The range of plausible ages, in whole years. */
export type AgeRange = { min: number; max: number };

export type BirthDateProblem = {
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

/** The problem of a date of birth. An empty date has none: whether it is required is a rule of the form. */
export const birthDateProblem = (
  parts: DateParts,
  ages: AgeRange,
  today: CalendarDate,
): BirthDateProblem | undefined => {
  const missing = DATE_PARTS.filter((part) => parts[part] === '');
  if (missing.length === DATE_PARTS.length) return undefined;
  if (missing.length > 0) return { kind: 'missing', parts: missing };
  if (parts.year.length < PART_LENGTH.year) return { kind: 'shortYear', parts: ['year'] };
  const date = getDate(parts);
  if (!date) return { kind: 'nonexistent', parts: DATE_PARTS };
  return isInRange(date, ages, today) ? undefined : { kind: 'implausible', parts: ['year'] };
};
