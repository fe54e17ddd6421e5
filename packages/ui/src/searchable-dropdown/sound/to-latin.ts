/**
 * The letters of the Indian scripts in Latin, by their place in the block. The blocks share one layout (The Unicode
 * Standard, section 12.1: based on ISCII), so one table serves Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil,
 * Telugu, Kannada and Malayalam. `.` is a sign without a sound; `ɽ` is written r or d (Rathore, Hegde).
 */
const LETTERS = (
  '. n n h a a a i i u u ri . e e e ' +
  'ai o o o au k kh g gh n ch chh j jh n t ' +
  'th d dh n t th d dh n n p ph b bh m y ' +
  'r r l l l v sh sh s h . . . . a i ' +
  'i u u ri . e e e ai o o o au . t . ' +
  'om . . . . . . . k kh g j ɽ ɽ ph y ' +
  '. . . . . . 0 1 2 3 4 5 6 7 8 9 ' +
  'n . . . . . . . . . n n r l l k'
).split(' ');

const FIRST = 0x0900;
const LAST = 0x0d7f;
const BLOCK_SIZE = 0x80;
/** From Odia on the last letter of a word keeps its vowel; in the northern scripts it is silent. */
const SOUTHERN = 0x0b00;
const MALAYALAM = 0x0d00;

// Places in a block.
const ANUSVARA = 0x02;
const CA = 0x1a;
const RRA = 0x31;
const HA = 0x39;
const NUKTA = 0x3c;
const VIRAMA = 0x4d;

const isConsonant = (place: number) => (place > 0x14 && place <= HA) || (place > 0x57 && place < 0x60);
/** A sign that replaces the vowel of the letter before it, or changes the letter. */
const isSign = (place: number) => place === NUKTA || (place > 0x3d && place <= VIRAMA);

/** A text of any Indian script in Latin letters, as it sounds; other characters stay as they are. */
export const toLatin = (text: string): string => {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const placeAt = (index: number) => {
    const code = codes[index] ?? 0;
    return code >= FIRST && code <= LAST ? code % BLOCK_SIZE : -1;
  };
  let latin = '';
  for (const [index, code] of codes.entries()) {
    const place = placeAt(index);
    const next = placeAt(index + 1);
    const isConjunct = placeAt(index - 1) === VIRAMA;
    if (place < 0) latin += String.fromCodePoint(code);
    else if (place === NUKTA) latin = latin.replace(/dh?$/, 'ɽ');
    // A last nasal is a letter in the south (தங்கம், Thangam) and a mark of the vowel in the north (मां, Ma).
    else if (place <= ANUSVARA && next < 0) latin += code < SOUTHERN ? '' : 'm';
    // सिंह is written Singh.
    else if (place === ANUSVARA && next === HA) latin += 'ng';
    // Tamil writes ksh as ட்ச: லட்சுமி.
    else if (place === CA && isConjunct && latin.endsWith('t')) latin = `${latin.slice(0, -1)}ksh`;
    // റ്റ sounds like tt, ற்ற like tr.
    else if (place === RRA && isConjunct && latin.endsWith('r'))
      latin = `${latin.slice(0, -1)}${code < MALAYALAM ? 'tr' : 'tt'}`;
    else latin += (LETTERS[place] ?? '').replace('.', '');

    const isLetter = isConsonant(place) || (place === NUKTA && isConsonant(placeAt(index - 1)));
    if (isLetter && !isSign(next) && (next >= 0 || isConjunct || code >= SOUTHERN)) latin += 'a';
  }
  return latin;
};
