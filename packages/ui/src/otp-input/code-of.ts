import { toAsciiDigits } from '../internal/digits.ts';
import type { CodeCharacters } from './code-characters.ts';

const getSpellings = (character: string) => [character, character.toUpperCase(), character.toLowerCase()];

/** Codes contain digits or are in capitals, unlike the words of a message. */
const looksLikeCode = (word: string) => /\d/.test(word) || word === word.toUpperCase();

// Decision T-29.
/**
 * Codes of other characters than digits, for `characters` of an `OtpInput`. In a message the code is the first word of
 * exactly its length that looks like a code; else it is all allowed characters, from the beginning ("A1B-2C3"). Digits
 * of any script are accepted.
 * @param character one character, such as `/[A-Z0-9]/`. A character that is allowed in the other case only is
 * converted: `a` becomes `A`.
 */
export const codeOf = (character: RegExp): CodeCharacters => {
  // Without the global and sticky flags, with which an expression stores its last index.
  const characterPattern = new RegExp(`^(?:${character.source})$`, character.flags.replace(/[gy]/g, ''));
  const filterAllowed = (text: string) =>
    Array.from(
      text,
      (each) => getSpellings(each).find((spelling) => characterPattern.test(spelling)) ?? '',
    ).join('');
  return {
    extract: (text, length) => {
      const asciiText = toAsciiDigits(text);
      const isFullLength = (word: string) => word.length === length && filterAllowed(word).length === length;
      const codeWord = asciiText
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .find((word) => isFullLength(word) && looksLikeCode(word));
      return filterAllowed(codeWord ?? asciiText).slice(0, length);
    },
    inputMode: 'text',
    pattern: `(?:${character.source})`,
  };
};
