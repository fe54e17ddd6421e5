import { z } from './reader.ts';

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;
/** JavaScript also accepts six-digit years. Near its last date (`+275760-09-13`) start plus duration would be invalid. */
const FOUR_DIGIT_YEAR = /^\d/;
const INDIAN_OFFSET = '+05:30';

// Decision T-30.
/** An instant in UTC, from ISO 8601; without an offset it is Indian time. */
export const toInstant = (text: string): string | null => {
  const date = new Date(LOCAL_TIME.test(text) ? `${text}${INDIAN_OFFSET}` : text);
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  return FOUR_DIGIT_YEAR.test(iso) ? iso : null;
};

export const instant = z.pipe(
  z.string(),
  z.transform((text) => toInstant(text)),
);
