import { normalized } from '../internal/normalized.ts';

/**
 * What does not tell two spellings apart when searching: Latin accents, the nukta of the Indian scripts
 * (`क़` and `क` are typed alike) and the joiners. Vowel signs stay, they are letters.
 */
const IGNORED = /[\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC\u200C\u200D]/g;

// Nothing in it can fold but its case. Most labels are, and on a cheap phone the rest takes long.
const ASCII = /^[\0-\x7F]*$/;

const foldCharacters = (text: string) =>
  (ASCII.test(text) ? text : normalized(text, 'NFD').replace(IGNORED, '')).toLowerCase();

/** The form of a text that is compared: without case, accents, nukta and superfluous spaces. */
export const foldText = (text: string): string => foldCharacters(text).trim().replace(/\s+/g, ' ');

/** A part of a text, as `text.slice(start, end)`. */
export type TextRange = { start: number; end: number };

/** Where a folded query stands in a text as it is written. */
export const matchRange = (text: string, foldedQuery: string): TextRange | undefined => {
  if (foldedQuery === '') return undefined;
  if (ASCII.test(text)) {
    const start = text.toLowerCase().indexOf(foldedQuery);
    return start === -1 ? undefined : { start, end: start + foldedQuery.length };
  }
  let folded = '';
  // For every folded character the place of its own character in the text, and the end of the text.
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const part = foldCharacters(character);
    folded += part;
    places.push(...Array.from({ length: part.length }, () => place));
    place += character.length;
  }
  places.push(text.length);
  const found = folded.indexOf(foldedQuery);
  if (found === -1) return undefined;
  return { start: places[found] ?? 0, end: places[found + foldedQuery.length] ?? text.length };
};
