import { toLatin } from './to-latin.ts';

type Rules = readonly (readonly [RegExp, string])[];

const applyRules = (rules: Rules, word: string) =>
  rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);

const DOUBLED_LETTERS = [/(.)\1+/g, '$1'] as const;

/** Latin spellings of one sound, in the order in which they apply. `C` is the sound of `ch`. */
const SOUNDS: Rules = [
  // ज्ञ: Gyan, Dnyan, Jnan.
  [/^(?:d?ny|[gj]n)y?|(?<=[aeiou])(?:dny|jny?)/g, 'gy'],
  [/x/g, 'ks'],
  [/t?c+h+/g, 'C'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  // Urdu Azhar, Mazhar; Tamil Ezhil.
  [/^(a|i|ma)zhar/, '$1jar'],
  [/zh/g, 'l'],
  [/z/g, 'j'],
  [/ph/g, 'f'],
  [/jy(?=[aou])/g, 'j'],
  [/(?<=[^aeiou])y/g, 'i'],
  // Chaudhary, Choudhury, Chowdhry.
  [/(?:[ao]u|ow)(?![aeiou])|avu|oa/g, 'o'],
  // Aspiration: Jyothi and Jyoti, Shanti and Santi.
  [/(?<=[^aeiou])h|h$/g, ''],
  [/w/g, 'v'],
  [/ra+v$/g, 'ro'],
  // Hamsa and Hansa, Ambika and Anbika.
  [/m(?=[hs])/g, 'n'],
  [/a(?:yy|i)a/g, 'aya'],
  [/[aeo]y(?![aeiou])|a[ei]|[eo]i/g, 'e'],
  [/ee|ii|ea|ie/g, 'i'],
  [/iy/g, 'i'],
  [/oo|uu/g, 'u'],
  // The short a is written or not: Kamala and Kamla.
  [/(?<=.)a+(?=[^a])/g, ''],
  [/aa+/g, 'a'],
  [/(?<=.)h(?=[^aeiouy])|(?<=[^aeiou])h/g, ''],
  DOUBLED_LETTERS,
  [/n(?=[bfmpv])/g, 'm'],
];

/** The consonants, and the first vowel of a word that begins with one. */
const CONSONANTS: Rules = [[/ɽ/g, 'd'], [/(?<=.)[aeiouy]/g, ''], DOUBLED_LETTERS];

/** Merges sounds that a script or a region does not distinguish: voiced consonants (Tamil), v and b (Bengali), vowels. */
const SIMILAR: Rules = [
  [/ng/g, 'n'],
  [/[kt][Cs]/g, 's'],
  [/g/g, 'k'],
  [/[dɽ]/g, 't'],
  [/[bfv]/g, 'p'],
  [/C/g, 's'],
  [/^[aeiou]+/, 'a'],
  [/^y/, 'j'],
  [/(?<=.)[aehiouy]/g, ''],
  DOUBLED_LETTERS,
];

/** How much of a text is compared, because normalising takes quadratic time in the marks of one letter. */
const MAX_LENGTH = 200;
const ACCENTS = /[\u0300-\u036F\u200C\u200D]/g;

/** The words of a text in Latin, without case, accents and punctuation. */
const getLatinWords = (text: string) =>
  toLatin(text.slice(0, MAX_LENGTH).normalize('NFC'))
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The phonetic keys of a text, from the most exact to the least; each word has a space on both sides. */
export type SoundKey = {
  /** Consonants and vowels. */
  sound: string;
  consonants: string;
  /** Like `consonants`, but with sounds merged that some scripts and regions do not distinguish. */
  similar: string;
};

const joinWithSpaces = (words: readonly string[]) => ` ${words.join(' ')} `;

const getSounds = (text: string) => getLatinWords(text).map((word) => applyRules(SOUNDS, word));

export const getSoundKey = (text: string): SoundKey => {
  const sounds = getSounds(text);
  return {
    sound: joinWithSpaces(sounds.map((word) => word.replaceAll('ɽ', 'r'))),
    consonants: joinWithSpaces(sounds.map((word) => applyRules(CONSONANTS, word))),
    similar: joinWithSpaces(sounds.map((word) => applyRules(SIMILAR, word))),
  };
};

/** Only the `similar` key of {@link SoundKey}. Texts whose other keys match nearly always match by this one too. */
export const getSimilarKey = (text: string): string =>
  joinWithSpaces(getSounds(text).map((word) => applyRules(SIMILAR, word)));
