import { normalized } from '../internal/normalized.ts';

/** The share of the limit at which the rest is first spoken (components, "Form fields" 6). */
const NEARLY_FULL = 0.8;

/** How full a text is. It changes four times at most while one is written, and only then is it spoken. */
export type Fullness = 'free' | 'nearlyFull' | 'full' | 'over';

// Decision T-10.
/** The length as people count it and as the form rules do: in code points, composed. */
export const countCharacters = (text: string): number => Array.from(normalized(text, 'NFC')).length;

/** How full a text of `count` characters is where `limit` may be written. */
export const fullnessOf = (count: number, limit: number): Fullness => {
  if (count > limit) return 'over';
  if (count === limit) return 'full';
  return count >= limit * NEARLY_FULL ? 'nearlyFull' : 'free';
};
