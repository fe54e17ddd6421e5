import { CalendarDate } from '@internationalized/date';
import { toAsciiDigits } from '../internal/digits.ts';

// Decision T-09.
/** A day without a time, `YYYY-MM-DD`: the same day in every time zone. */
export type IsoDate = string;

export type DatePart = 'day' | 'month' | 'year';

/** What stands in the three fields: ASCII digits, as many as were written. */
export type DateParts = Readonly<Record<DatePart, string>>;

export const DATE_PARTS: readonly DatePart[] = ['day', 'month', 'year'];

export const NO_PARTS: DateParts = { day: '', month: '', year: '' };

/** The most digits of each part. */
export const PART_LENGTH: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

const ISO_DATE = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
const WHOLE_DATES = [
  /^\D*(?<day>\d{1,2})\D+(?<month>\d{1,2})\D+(?<year>\d{4})\D*$/,
  /^\D*(?<year>\d{4})\D+(?<month>\d{1,2})\D+(?<day>\d{1,2})\D*$/,
  /^\D*(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})\D*$/,
];

const partsIn = (match: RegExpExecArray | null): DateParts | undefined => {
  const { day, month, year } = match?.groups ?? {};
  return day && month && year ? { day, month, year } : undefined;
};

/** The parts of a value. */
export const partsOf = (date: IsoDate): DateParts => partsIn(ISO_DATE.exec(date)) ?? NO_PARTS;

/**
 * The parts of a date that came in one piece, pasted or filled in: `04/05/1996` and `4.5.1996` as India
 * writes them, `1996-05-04`, `04051996`, in digits of any script. Nothing for any other text.
 */
export const readWholeDate = (text: string): DateParts | undefined => {
  const ascii = toAsciiDigits(text);
  for (const pattern of WHOLE_DATES) {
    const parts = partsIn(pattern.exec(ascii));
    if (parts) return parts;
  }
  return undefined;
};

/** The day that the parts name, if there is one: not for 30 February, nor for a year of two digits. */
export const dateOf = ({ day, month, year }: DateParts): CalendarDate | undefined => {
  const [d, m, y] = [Number(day), Number(month), Number(year)];
  if (year.length !== PART_LENGTH.year || d === 0 || m === 0 || y === 0) return undefined;
  // It takes the nearest day for one that does not exist.
  const date = new CalendarDate(y, m, d);
  return date.day === d && date.month === m && date.year === y ? date : undefined;
};
