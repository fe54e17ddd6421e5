/**
 * Transliteration: the letters of the Indian scripts in Latin, by their offset in the Unicode block. The blocks share one layout (The Unicode
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

const INDIC_START = 0x0900;
const INDIC_END = 0x0d7f;
const BLOCK_SIZE = 0x80;
/** From the block of Odia on, the last letter of a word has its vowel; in the northern scripts it is silent. */
const SOUTHERN_START = 0x0b00;
const MALAYALAM_START = 0x0d00;
const BENGALI_ANUSVARA = 0x0982;
/** Malayalam writes English r before a consonant with it: നഴ്സ്, nurse. */
const MALAYALAM_LLLA = 0x0d34;

// Offsets in a block.
const ANUSVARA = 0x02;
const CA = 0x1a;
const RRA = 0x31;
const HA = 0x39;
const NUKTA = 0x3c;
const VIRAMA = 0x4d;

const isConsonant = (offset: number) => (offset > 0x14 && offset <= HA) || (offset > 0x57 && offset < 0x60);
/** A sign that replaces the vowel of the letter before it, or changes the letter. */
const isSign = (offset: number) => offset === NUKTA || (offset > 0x3d && offset <= VIRAMA);

/** A text of any Indian script in Latin letters, as it sounds; other characters stay as they are. */
export const toLatin = (text: string): string => {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const getOffset = (index: number) => {
    const code = codes[index] ?? 0;
    return code >= INDIC_START && code <= INDIC_END ? code % BLOCK_SIZE : -1;
  };
  let latin = '';
  for (const [index, code] of codes.entries()) {
    const offset = getOffset(index);
    const next = getOffset(index + 1);
    const isConjunct = getOffset(index - 1) === VIRAMA;
    if (offset < 0) latin += String.fromCodePoint(code);
    else if (offset === NUKTA) latin = latin.replace(/dh?$/, 'ɽ');
    // A last nasal is a letter in the south (தங்கம், Thangam) and a mark of the vowel in the north (मां, Ma).
    else if (offset <= ANUSVARA && next < 0)
      latin += code === BENGALI_ANUSVARA ? 'ng' : code < SOUTHERN_START ? '' : 'm';
    // सिंह is written Singh.
    else if (offset === ANUSVARA && next === HA) latin += 'ng';
    // Tamil writes ksh as ட்ச: லட்சுமி.
    else if (offset === CA && isConjunct && latin.endsWith('t')) latin = `${latin.slice(0, -1)}ksh`;
    else if (code === MALAYALAM_LLLA && next === VIRAMA) latin += 'r';
    // ന്റ sounds like nt, റ്റ like tt, ற்ற like tr.
    else if (offset === RRA && isConjunct && code >= MALAYALAM_START && latin.endsWith('n')) latin += 't';
    else if (offset === RRA && isConjunct && latin.endsWith('r'))
      latin = `${latin.slice(0, -1)}${code < MALAYALAM_START ? 'tr' : 'tt'}`;
    else latin += (LETTERS[offset] ?? '').replace('.', '');

    const isLetter = isConsonant(offset) || (offset === NUKTA && isConsonant(getOffset(index - 1)));
    if (isLetter && !isSign(next) && (next >= 0 || isConjunct || code >= SOUTHERN_START)) latin += 'a';
  }
  return latin;
};
