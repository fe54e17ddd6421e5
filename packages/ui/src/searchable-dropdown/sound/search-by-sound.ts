import type { TextRange } from '../fold-text.ts';
import type { createLabelIndex } from '../label-index.ts';
import type { DropdownOption } from '../option.ts';
import { otherScript } from './other-script.ts';
import { isShort, joinedPattern, keyNames, nearest, soundRank, getStart } from './rank-by-sound.ts';
import { type SoundKey, similarKey, soundKey } from './sound-key.ts';

/** How many options of a long list are ranked for one query. */
const MAX_CANDIDATES = 200;

const getTexts = ({ label, matchKeys = [] }: DropdownOption) => [label, ...matchKeys];

/** The keys of options that a search has ranked: most are ranked again with the next letter. */
const cachedKeys = new WeakMap<DropdownOption, SoundKey[]>();
const getKeys = (option: DropdownOption) => {
  const keys = cachedKeys.get(option) ?? getTexts(option).map(soundKey);
  cachedKeys.set(option, keys);
  return keys;
};

const getRank = (option: DropdownOption, query: SoundKey) =>
  Math.min(...getKeys(option).map((key) => soundRank(key, query) ?? Infinity));

const WORD = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu;
const MARKS = /^[\p{M}\u200C\u200D]+/u;

/** The key by which a word begins as the typed one does, from near to far. */
const getKeyName = (word: string, typed: SoundKey) => {
  const key = soundKey(word);
  return keyNames.find((name) => key[name].startsWith(getStart(typed[name])));
};

/** The end of the shortest start of a word that sounds like the typed one, with the signs of its last letter. */
const endInWord = (word: string, typed: SoundKey) => {
  const name = getKeyName(word, typed);
  if (!name || soundKey(word)[name] === typed[name]) return word.length;
  let end = 1;
  while (end < word.length && !soundKey(word.slice(0, end))[name].startsWith(getStart(typed[name]))) end += 1;
  return end + (MARKS.exec(word.slice(end))?.[0].length ?? 0);
};

/** The range of a label that sounds like the query. */
const soundRange = (label: string, text: string): TextRange | undefined => {
  const query = soundKey(text);
  const typed = text.match(WORD) ?? [];
  const words = [...label.matchAll(WORD)];
  const getEnd = (index: number) => {
    const word = words[Math.min(index, words.length - 1)];
    return word ? word.index + word[0].length : 0;
  };
  const ranked = words.flatMap((first, item) => {
    const run = label.slice(first.index, getEnd(item + typed.length - 1));
    const rank = soundRank(soundKey(run), query);
    return rank === undefined ? [] : [{ item, rank }];
  });
  const [at] = nearest(ranked);
  if (at === undefined) return undefined;
  const first = words[at];
  const last = words[at + typed.length - 1];
  if (!first || !last) return undefined;
  return { start: first.index, end: last.index + endInWord(last[0], soundKey(typed.at(-1) ?? '')) };
};

/**
 * The search by sound. The index is passed in, so that this file imports nothing of the field, whose code would
 * otherwise be divided into more files.
 */
export const createSoundSearch = (createIndex: typeof createLabelIndex) => {
  const index = createIndex((option) => getTexts(option).map(similarKey).join('\n'));

  /** The options that sound like the query, the nearest first. */
  const findBySound = (options: readonly DropdownOption[], text: string): readonly DropdownOption[] => {
    const query = soundKey(text);
    // What is near is similar too, but for a few names with ɽ, so one comparison leaves out most of a long list. A last k or
    // t may become a ksh.
    const start = isShort(query.sound) ? query.similar : getStart(query.similar).replace(/[kt]$/, '');
    if (start.trim() === '') return [];
    const candidates = index.find(options, (keys) => keys.includes(start), MAX_CANDIDATES);
    const matches = candidates
      .map((item) => ({ item, rank: getRank(item, query) }))
      .filter(({ rank }) => rank < Infinity);
    if (matches.length > 0) return nearest(matches);

    const isSimilar = joinedPattern(query.similar);
    const isNear = joinedPattern(query.consonants);
    const joined = index.find(options, (keys) => isSimilar?.test(keys) ?? false, MAX_CANDIDATES);
    const nearer = joined.filter((option) => getKeys(option).some((key) => isNear?.test(key.consonants)));
    return nearer.length > 0 ? nearer : joined;
  };

  return { findBySound, fillSoundsWhenIdle: index.fillWhenIdle, soundRange, otherScript };
};
