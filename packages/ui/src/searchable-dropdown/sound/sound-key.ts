import { getSoundDistance, sortByDistance } from './sound-distance.ts';
import { toLatin } from './to-latin.ts';

type Rules = readonly (readonly [RegExp, string])[];

const applyRules = (rules: Rules, word: string) =>
  rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);

const DOUBLED_LETTERS = [/(.)\1+/g, '$1'] as const;

/** Latin spellings of one sound, in the order in which they apply. `C` is the sound of `ch`. */
const SOUNDS: Rules = [
  // ज्ञ: Gyan, Dnyan, Jnan.
  [/^(?:d?ny|[gj]n)y?|(?<=[aeiou])(?:dny|[gj]ny?)/g, 'gy'],
  // Hrishikesh, Rishikesh.
  [/^hr/g, 'r'],
  // Bengali: Dokkhin, Dakshin.
  [/x|kkh/g, 'ks'],
  [/t?c+h+/g, 'C'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  // Urdu Azhar, Mazhar; Tamil Ezhil.
  [/^(a|i|ma)zhar/, '$1jar'],
  [/zh/g, 'l'],
  [/z/g, 'j'],
  [/ph/g, 'f'],
  // Chaudhary, Choudhury, Chowdhry.
  [/(?:[ao]u|ow)(?![aeiou])|avu|oa/g, 'o'],
  // Aspiration: Jyothi and Jyoti, Shanti and Santi.
  [/(?<=[^aeiou])h/g, ''],
  [/w/g, 'v'],
  [/^ra+v$/g, 'ro'],
  // Hamsa and Hansa, Ambika and Anbika.
  [/m(?=[hs])/g, 'n'],
  [/a(?:yy|iy?)a|^iye/g, 'aya'],
  [/^ay[ae](?=s)|[aeo]y(?![aeiou])|a[ei]|[eo]i/g, 'e'],
  [/ee|ii|ea|ie/g, 'i'],
  [/oo|uu/g, 'u'],
  DOUBLED_LETTERS,
  [/n(?=[bfmpv])/g, 'm'],
];

/**
 * Merges sounds that a script or a region does not distinguish: voiced consonants (Tamil), v and b (Bengali), vowels.
 * Only the first vowel of a word remains.
 */
const SIMILAR: Rules = [
  // Unani, Yunani.
  [/^(?:yu|[aeiou]+)/, 'a'],
  [/^y/, 'j'],
  [/(?<=.)[aehiouy]/g, ''],
  [/n[gk]/g, 'n'],
  [/[kt][Cs]/g, 's'],
  [/g/g, 'k'],
  [/[dɽ]/g, 't'],
  [/[bfv]/g, 'p'],
  [/[Cj]/g, 's'],
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

/** How a text sounds: consonants and vowels, with a space between words. */
export const getSound = (text: string): string =>
  getLatinWords(text)
    .map((word) => applyRules(SOUNDS, word))
    .join(' ');

/** The phonetic keys of a text. */
export type SoundKey = {
  sound: string;
  /** The consonants without what some scripts and regions do not distinguish; each word has a space on both sides. */
  similar: string;
};

export const getSoundKey = (text: string): SoundKey => {
  const sound = getSound(text);
  const similar = sound.split(' ').map((word) => applyRules(SIMILAR, word));
  return { sound, similar: ` ${similar.join(' ')} ` };
};

/** The shortest start of a word that is nearest to the sound of a query, after the sounds of the words before it. */
export const findNearestStart = (word: string, query: string, before: readonly string[] = []): string => {
  const starts = Array.from(word, (_, index) => word.slice(0, index + 1));
  const [nearest = word] = sortByDistance(starts, (start) =>
    getSoundDistance([...before, getSound(start)].join(' '), query),
  );
  return nearest;
};
