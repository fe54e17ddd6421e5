import type { SoundKey } from './sound-key.ts';

/** A query of one letter would match too many names. */
const MIN_LETTERS = 2;

/** The key of a query whose last word may be unfinished: its last `a` may become the short a that keys omit. */
export const trimUnfinishedVowel = (key: string): string => key.trimEnd().replace(/(?<=\S)a$/, '');

/**
 * How a key contains a query: 1 its first words, 2 other whole words, 3 the start of the key, 4 the start of another
 * word. `undefined` if it does not.
 */
const getMatchKind = (key: string, query: string) => {
  const start = key.indexOf(trimUnfinishedVowel(query));
  if (start === -1) return undefined;
  const isWholeWord = key.startsWith(query, start);
  return start === 0 ? (isWholeWord ? 1 : 3) : isWholeWord ? 2 : 4;
};

/** The rank of each kind of match; 0 is equality. An equal name with other vowels precedes one that only starts equally. */
const RANKS = {
  sound: [0, 1, 2, 4, 5],
  consonants: [3, 6, 8, 9, 10],
  similar: [7, 11, 12, 13, 14],
} as const;
/** The keys, from the most exact to the least. */
export const KEY_NAMES = ['sound', 'consonants', 'similar'] as const;

/** The last rank of each group. Ranks of one group are shown together; a later group only if the earlier ones are empty. */
const LAST_RANKS_OF_GROUPS = [7, 10, 14];

/** Whether a key is too short for a partial match, so that it is only compared for equality. */
export const isTooShort = (key: string): boolean => trimUnfinishedVowel(key).trimStart().length < MIN_LETTERS;

/** The rank of a text for a query, 0 for the most similar; `undefined` if it does not sound like the query. */
export const getSoundRank = (text: SoundKey, query: SoundKey): number | undefined => {
  for (const name of KEY_NAMES) {
    if (text[name] === query[name]) return RANKS[name][0];
    if (isTooShort(query[name])) return undefined;
    const matchKind = getMatchKind(text[name], query[name]);
    if (matchKind !== undefined) return RANKS[name][matchKind];
  }
  return undefined;
};

/** The items of the first group that is not empty, sorted by rank; items of one rank stay in order. */
export const getNearestGroup = <Item>(ranked: readonly { item: Item; rank: number }[]): Item[] => {
  const lowest = Math.min(...ranked.map(({ rank }) => rank));
  const last = LAST_RANKS_OF_GROUPS.find((rank) => rank >= lowest) ?? 0;
  return ranked
    .filter(({ rank }) => rank <= last)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};

/**
 * A pattern that finds a query in a key, from the start of a word, when their words are separated differently:
 * `Nav Jeevan`, `Hariom`. Undefined for a query of one letter.
 */
export const createJoinedPattern = (query: string): RegExp | undefined => {
  const letters = Array.from(query.replaceAll(' ', '').replace(/(?<=.)[ah]/g, ''));
  if (letters.length < MIN_LETTERS) return undefined;
  // Between words there may be a first vowel, a first h or the same letter again.
  return new RegExp(` ${letters.map((letter) => `${letter}[ ah${letter}]*`).join('')}`);
};
