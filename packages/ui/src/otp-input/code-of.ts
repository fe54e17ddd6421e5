import { toAsciiDigits } from '../internal/digits.ts';
import type { CodeCharacters } from './code-characters.ts';

const getSpellings = (character: string) => [character, character.toUpperCase(), character.toLowerCase()];

/** Codes contain digits, or are in capitals; words of a message are not. */
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
  const one = new RegExp(`^(?:${character.source})$`, character.flags.replace(/[gy]/g, ''));
  const allowedIn = (text: string) =>
    Array.from(text, (each) => getSpellings(each).find((spelling) => one.test(spelling)) ?? '').join('');
  return {
    extract: (text, length) => {
      const read = toAsciiDigits(text);
      const isWhole = (word: string) => word.length === length && allowedIn(word).length === length;
      const codeWord = read
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .find((word) => isWhole(word) && looksLikeCode(word));
      return allowedIn(codeWord ?? read).slice(0, length);
    },
    inputMode: 'text',
    pattern: `(?:${character.source})`,
  };
};
