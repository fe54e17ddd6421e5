import { toAsciiDigits } from '../internal/digits.ts';

const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
const MINUS_SIGN = /^[\u2212\u2013]/;

/** How many digits follow the point of a step: two for 0.25. */
const countDecimals = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/** The number that a user typed or pasted, in any script and with any groups; `undefined` if it is none. */
export const parseNumber = (text: string): number | undefined => {
  const plain = toAsciiDigits(text).replace(/[,\s]/g, '').replace(MINUS_SIGN, '-');
  return NUMBER.test(plain) ? Number(plain) : undefined;
};

/** The value of a text: `null` where it is empty, `NaN` where it is no number. */
export const parseValue = (text: string): number | null =>
  text.trim() === '' ? null : (parseNumber(text) ?? Number.NaN);

/** A number with the groups of the locale: `1,50,000` in India. Digits stay 0 to 9. */
export const formatNumber = (value: number | null, locale: string): string =>
  value === null || Number.isNaN(value)
    ? ''
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 10, numberingSystem: 'latn' }).format(value);

/** The lowest and highest number, and the size of a step. */
export type Limits = { min: number; max: number; step: number };

/** What is wrong with a text and its number. */
export type NumberErrorCode = 'notANumber' | 'notWhole' | 'tooLow' | 'tooHigh';

export const findNumberError = (text: string, { min, max, step }: Limits): NumberErrorCode | undefined => {
  const value = parseNumber(text);
  if (value === undefined) return text.trim() === '' ? undefined : 'notANumber';
  if (Number.isInteger(step) && !Number.isInteger(value)) return 'notWhole';
  if (value < min) return 'tooLow';
  return value > max ? 'tooHigh' : undefined;
};

/** The number some steps further, within the limits; without one it begins at the limit next to zero. */
export const stepFrom = (value: number | null, steps: number, { min, max, step }: Limits): number => {
  const next =
    value === null || Number.isNaN(value) ? 0 : Number((value + steps * step).toFixed(countDecimals(step)));
  return Math.min(Math.max(next, min), max);
};
