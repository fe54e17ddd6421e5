import { toAsciiDigits } from '../internal/digits.ts';

// Decision T-29.
/**
 * The code in a text, however the text was entered: typed, pasted, dropped or filled in from an SMS. Digits of any
 * script are accepted. It is the first run of exactly `length` digits ("Your code is 246810. Valid 10 min"), else the
 * first `length` digits of the text ("123 456", "12").
 */
export const extractCode = (text: string, length: number): string => {
  const runs = toAsciiDigits(text).match(/\d+/g) ?? [];
  return runs.find((run) => run.length === length) ?? runs.join('').slice(0, length);
};
