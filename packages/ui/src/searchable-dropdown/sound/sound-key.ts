import { toLatin } from './to-latin.ts';

type Rules = readonly (readonly [RegExp, string])[];

const apply = (rules: Rules, word: string) =>
  rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);

const DOUBLED = [/(.)\1+/g, '$1'] as const;

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
  DOUBLED,
  [/n(?=[bfmpv])/g, 'm'],
];

/** The consonants, and the first vowel of a word that begins with one. */
const CONSONANTS: Rules = [[/ɽ/g, 'd'], [/(?<=.)[aeiouy]/g, ''], DOUBLED];

/** What a script or a region does not distinguish: voice (Tamil), v and b (Bengali), vowels. */
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
  DOUBLED,
];

/** The compared length of a text. Normalising is quadratic in the marks of one letter, and a label is of any length. */
const MAX_LENGTH = 200;
const ACCENTS = /[\u0300-\u036F\u200C\u200D]/g;

/** The words of a text in Latin, without case, accents and punctuation. */
const latinWords = (text: string) =>
  toLatin(text.slice(0, MAX_LENGTH).normalize('NFC'))
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** How a text sounds, from near to far; each word has a space on both sides. */
export type SoundKey = {
  /** Consonants and vowels. */
  sound: string;
  consonants: string;
  /** Without what some scripts and regions do not distinguish. */
  similar: string;
};

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

const getSounds = (text: string) => latinWords(text).map((word) => apply(SOUNDS, word));

export const soundKey = (text: string): SoundKey => {
  const sounds = getSounds(text);
  return {
    sound: spaced(sounds.map((word) => word.replaceAll('ɽ', 'r'))),
    consonants: spaced(sounds.map((word) => apply(CONSONANTS, word))),
    similar: spaced(sounds.map((word) => apply(SIMILAR, word))),
  };
};

/** The last key of {@link SoundKey} alone, which the others nearly always imply. */
export const similarKey = (text: string): string =>
  spaced(getSounds(text).map((word) => apply(SIMILAR, word)));
