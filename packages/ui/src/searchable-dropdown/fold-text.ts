import { normalizeText } from '../internal/normalize-text.ts';

/**
 * Characters that the search ignores: Latin accents, the nukta of the Indian scripts (`क़` and `क` are typed alike)
 * and the joiners. Vowel signs are letters, so they count.
 */
const IGNORED_CHARACTERS = /[\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC\u200C\u200D]/g;

// ASCII text requires lowercasing only. Most labels are ASCII, and normalising them would be slow on a cheap phone.
const ASCII = /^[\0-\x7F]*$/;

const foldCharacters = (text: string) =>
  (ASCII.test(text) ? text : normalizeText(text, 'NFD').replace(IGNORED_CHARACTERS, '')).toLowerCase();

/** The form of a text that is compared: without case, accents, nukta and extra spaces. */
export const foldText = (text: string): string => foldCharacters(text).trim().replace(/\s+/g, ' ');

/** A range of a text, as in `text.slice(start, end)`. */
export type TextRange = { start: number; end: number };

/** The range of a folded query in the original text. */
export const findMatchRange = (text: string, foldedQuery: string): TextRange | undefined => {
  if (foldedQuery === '') return undefined;
  if (ASCII.test(text)) {
    const start = text.toLowerCase().indexOf(foldedQuery);
    return start === -1 ? undefined : { start, end: start + foldedQuery.length };
  }
  let folded = '';
  // For each folded character the index of its source character in the text, and the end of the text.
  const indexes: number[] = [];
  let index = 0;
  for (const character of text) {
    const foldedCharacter = foldCharacters(character);
    folded += foldedCharacter;
    indexes.push(...Array.from({ length: foldedCharacter.length }, () => index));
    index += character.length;
  }
  indexes.push(text.length);
  const matchStart = folded.indexOf(foldedQuery);
  if (matchStart === -1) return undefined;
  return { start: indexes[matchStart] ?? 0, end: indexes[matchStart + foldedQuery.length] ?? text.length };
};
