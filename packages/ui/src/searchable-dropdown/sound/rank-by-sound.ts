import type { SoundKey } from './sound-key.ts';

/** One letter sounds like too much. */
const MIN_LETTERS = 2;

/** The key of a query whose last word may be unfinished: its last `a` may become the short a that keys omit. */
export const getStart = (key: string): string => key.trimEnd().replace(/(?<=\S)a$/, '');

/**
 * Where a key contains a query, if it is not the whole: its first words, whole words, its start, or the start of a
 * word.
 */
const placeIn = (key: string, query: string) => {
  const start = key.indexOf(getStart(query));
  if (start === -1) return undefined;
  const isWhole = key.startsWith(query, start);
  return start === 0 ? (isWhole ? 1 : 3) : isWhole ? 2 : 4;
};

/** The rank of each place. A whole name with other vowels comes before one that only begins the same. */
const RANKS = {
  sound: [0, 1, 2, 4, 5],
  consonants: [3, 6, 8, 9, 10],
  similar: [7, 11, 12, 13, 14],
} as const;
/** From near to far. */
export const keyNames = ['sound', 'consonants', 'similar'] as const;

/** Ranks of one group are shown together; a further group only where the nearer ones are empty. */
const LAST_OF_GROUP = [7, 10, 14];

/** Such a key is only compared as a whole. */
export const isShort = (key: string): boolean => getStart(key).trimStart().length < MIN_LETTERS;

/** How near a text sounds to a query, 0 for the nearest; undefined where it does not. */
export const soundRank = (text: SoundKey, query: SoundKey): number | undefined => {
  for (const name of keyNames) {
    if (text[name] === query[name]) return RANKS[name][0];
    if (isShort(query[name])) return undefined;
    const place = placeIn(text[name], query[name]);
    if (place !== undefined) return RANKS[name][place];
  }
  return undefined;
};

/** The items of the nearest group, by rank; items of one rank keep their order. */
export const nearest = <Item>(ranked: readonly { item: Item; rank: number }[]): Item[] => {
  const lowest = Math.min(...ranked.map(({ rank }) => rank));
  const last = LAST_OF_GROUP.find((rank) => rank >= lowest) ?? 0;
  return ranked
    .filter(({ rank }) => rank <= last)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};

/**
 * Finds a query in a key, from a word on, where their words are separated differently: `Nav Jeevan`, `Hariom`. Undefined
 * for a query of one letter.
 */
export const joinedPattern = (query: string): RegExp | undefined => {
  const letters = Array.from(query.replaceAll(' ', '').replace(/(?<=.)[ah]/g, ''));
  if (letters.length < MIN_LETTERS) return undefined;
  // Between words there may be a first vowel, a first h or the same letter again.
  return new RegExp(` ${letters.map((letter) => `${letter}[ ah${letter}]*`).join('')}`);
};
