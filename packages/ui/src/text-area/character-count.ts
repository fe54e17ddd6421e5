import { normalizeText } from '../internal/normalize-text.ts';

/** The share of the limit at which the remaining number is first announced (components, "Form fields" 6). */
const NEARLY_FULL_RATIO = 0.8;

/** The fill level of a text. It changes at most four times while a text is typed, and only then is it announced. */
export type Fullness = 'free' | 'nearlyFull' | 'full' | 'over';

// Decision T-10.
/** The length as users and the form rules count it: in code points, composed. */
export const countCharacters = (text: string): number => Array.from(normalizeText(text, 'NFC')).length;

/** The fill level of a text of `count` characters with this `limit`. */
export const getFullness = (count: number, limit: number): Fullness => {
  if (count > limit) return 'over';
  if (count === limit) return 'full';
  return count >= limit * NEARLY_FULL_RATIO ? 'nearlyFull' : 'free';
};
