import { normalized } from '../internal/normalized.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string): string => {
  const [first] = segmenter.segment(word);
  return first?.segment.toLocaleUpperCase() ?? '';
};

/**
 * The first letters of the first and the last word of a name. A letter is a grapheme cluster: `श्री देवी` gives
 * `श्रीदे`, not half a syllable. Empty for an empty name.
 */
export const initialsOf = (name: string): string => {
  const words = normalized(name, 'NFC').trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
};
