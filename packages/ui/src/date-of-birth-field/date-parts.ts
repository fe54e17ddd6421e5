import { CalendarDate } from '@internationalized/date';
import { toAsciiDigits } from '../internal/digits.ts';

// Decision T-09.
/** A day without a time, `YYYY-MM-DD`: the same day in every time zone. */
export type IsoDate = string;

export type DatePart = 'day' | 'month' | 'year';

/** The text of the three fields: ASCII digits, as many as were entered. */
export type DateParts = Readonly<Record<DatePart, string>>;

export const DATE_PARTS: readonly DatePart[] = ['day', 'month', 'year'];

export const EMPTY_PARTS: DateParts = { day: '', month: '', year: '' };

/** The maximum number of digits of each field. */
export const PART_LENGTH: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

const ISO_DATE = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
const FULL_DATE_PATTERNS = [
  /^\D*(?<day>\d{1,2})\D+(?<month>\d{1,2})\D+(?<year>\d{4})\D*$/,
  /^\D*(?<year>\d{4})\D+(?<month>\d{1,2})\D+(?<day>\d{1,2})\D*$/,
  /^\D*(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})\D*$/,
];

const getMatchedParts = (match: RegExpExecArray | null): DateParts | undefined => {
  const { day, month, year } = match?.groups ?? {};
  return day && month && year ? { day, month, year } : undefined;
};

/** Splits a value into the texts of the three fields. */
export const getParts = (date: IsoDate): DateParts => getMatchedParts(ISO_DATE.exec(date)) ?? EMPTY_PARTS;

/**
 * Splits a complete date that was pasted or autofilled: `04/05/1996` and `4.5.1996` as India writes them, `1996-05-04`,
 * `04051996`, in digits of any script. Returns nothing for any other text.
 */
export const parseFullDate = (text: string): DateParts | undefined => {
  const ascii = toAsciiDigits(text);
  for (const pattern of FULL_DATE_PATTERNS) {
    const parts = getMatchedParts(pattern.exec(ascii));
    if (parts) return parts;
  }
  return undefined;
};

/** The day of the three fields, if it exists: not for 30 February, nor for a year of two digits. */
export const toCalendarDate = ({ day, month, year }: DateParts): CalendarDate | undefined => {
  const [d, m, y] = [Number(day), Number(month), Number(year)];
  if (year.length !== PART_LENGTH.year || d === 0 || m === 0 || y === 0) return undefined;
  // `CalendarDate` replaces a day that does not exist by the nearest one.
  const date = new CalendarDate(y, m, d);
  return date.day === d && date.month === m && date.year === y ? date : undefined;
};
