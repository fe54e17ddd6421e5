import { normalizeText } from '../internal/normalize-text.ts';

/** A first letter that nothing is combined with: `Intl.Segmenter` takes a slow phone 40 ms to create. */
const asciiLetter = /^[ -~](?![^ -~])/;

const firstLetter = (word: string): string => {
  const [ascii] = asciiLetter.exec(word) ?? [];
  const [first] = ascii ? [] : new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return (ascii ?? first?.segment ?? '').toLocaleUpperCase();
};

/** Letters of a script without capitals, side by side, would read as a word. */
const hasCapitals = (letter: string) => letter.toLocaleLowerCase() !== letter.toLocaleUpperCase();

/**
 * The first letters of the first and the last word of a name; of a name in a script without capitals only the first. A
 * letter is a grapheme cluster: `श्री देवी` gives `श्री`, not half a syllable. Empty for an empty name.
 */
export const initialsOf = (name: string): string => {
  const words = normalizeText(name, 'NFC').trim().split(/\s+/u);
  const first = firstLetter(words[0] ?? '');
  return words.length > 1 && hasCapitals(first) ? first + firstLetter(words.at(-1) ?? '') : first;
};
