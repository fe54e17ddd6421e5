import { z } from './reader.ts';

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;
const INDIAN_OFFSET = '+05:30';

/** A moment in UTC, from ISO 8601; without an offset it is Indian time (decision T-30). */
export const toInstant = (text: string): string | null => {
  const date = new Date(LOCAL_TIME.test(text) ? `${text}${INDIAN_OFFSET}` : text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

export const instant = z.pipe(
  z.string(),
  z.transform((text) => toInstant(text)),
);
