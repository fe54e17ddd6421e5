import type { TextRange } from '../fold-text.ts';
import type { createLabelIndex } from '../label-index.ts';
import type { DropdownOption } from '../option.ts';
import { toOtherScript } from './other-script.ts';
import {
  isTooShort,
  createJoinedPattern,
  KEY_NAMES,
  getNearestGroup,
  getSoundRank,
  trimUnfinishedVowel,
} from './rank-by-sound.ts';
import { type SoundKey, getSimilarKey, getSoundKey } from './sound-key.ts';

/** How many options of a long list are ranked for one query. */
const MAX_CANDIDATES = 200;

const getTexts = ({ label, matchKeys = [] }: DropdownOption) => [label, ...matchKeys];

/** The keys of options that a search has ranked: most are ranked again with the next letter. */
const cachedKeys = new WeakMap<DropdownOption, SoundKey[]>();
const getKeys = (option: DropdownOption) => {
  const keys = cachedKeys.get(option) ?? getTexts(option).map(getSoundKey);
  cachedKeys.set(option, keys);
  return keys;
};

const getRank = (option: DropdownOption, query: SoundKey) =>
  Math.min(...getKeys(option).map((key) => getSoundRank(key, query) ?? Infinity));

const WORD = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu;
const MARKS = /^[\p{M}\u200C\u200D]+/u;

/** The most exact key with which a word starts like the typed one. */
const getKeyName = (word: string, typed: SoundKey) => {
  const key = getSoundKey(word);
  return KEY_NAMES.find((name) => key[name].startsWith(trimUnfinishedVowel(typed[name])));
};

/** The end of the shortest start of a word that sounds like the typed one, with the signs of its last letter. */
const getMatchEnd = (word: string, typed: SoundKey) => {
  const name = getKeyName(word, typed);
  if (!name || getSoundKey(word)[name] === typed[name]) return word.length;
  let end = 1;
  while (
    end < word.length &&
    !getSoundKey(word.slice(0, end))[name].startsWith(trimUnfinishedVowel(typed[name]))
  )
    end += 1;
  return end + (MARKS.exec(word.slice(end))?.[0].length ?? 0);
};

/** The range of a label that sounds like the query. */
const findSoundRange = (label: string, text: string): TextRange | undefined => {
  const query = getSoundKey(text);
  const typedWords = text.match(WORD) ?? [];
  const words = [...label.matchAll(WORD)];
  const getEnd = (index: number) => {
    const word = words[Math.min(index, words.length - 1)];
    return word ? word.index + word[0].length : 0;
  };
  const ranked = words.flatMap((first, item) => {
    const phrase = label.slice(first.index, getEnd(item + typedWords.length - 1));
    const rank = getSoundRank(getSoundKey(phrase), query);
    return rank === undefined ? [] : [{ item, rank }];
  });
  const [firstIndex] = getNearestGroup(ranked);
  if (firstIndex === undefined) return undefined;
  const first = words[firstIndex];
  const last = words[firstIndex + typedWords.length - 1];
  if (!first || !last) return undefined;
  return { start: first.index, end: last.index + getMatchEnd(last[0], getSoundKey(typedWords.at(-1) ?? '')) };
};

/**
 * The phonetic search. The index is a parameter, so that this file does not import the field's code, which the bundler
 * would then split into more files.
 */
export const createSoundSearch = (createIndex: typeof createLabelIndex) => {
  const index = createIndex((option) => getTexts(option).map(getSimilarKey).join('\n'));

  /** The options that sound like the query, the most similar first. */
  const findBySound = (options: readonly DropdownOption[], text: string): readonly DropdownOption[] => {
    const query = getSoundKey(text);
    // Options with a near key also have a similar key, except a few names with ɽ, so one comparison excludes most of a
    // long list. The user may be about to extend a last k or t to ksh.
    const start = isTooShort(query.sound)
      ? query.similar
      : trimUnfinishedVowel(query.similar).replace(/[kt]$/, '');
    if (start.trim() === '') return [];
    const candidates = index.find(options, (keys) => keys.includes(start), MAX_CANDIDATES);
    const matches = candidates
      .map((item) => ({ item, rank: getRank(item, query) }))
      .filter(({ rank }) => rank < Infinity);
    if (matches.length > 0) return getNearestGroup(matches);

    const similarPattern = createJoinedPattern(query.similar);
    const consonantPattern = createJoinedPattern(query.consonants);
    const similarMatches = index.find(options, (keys) => similarPattern?.test(keys) ?? false, MAX_CANDIDATES);
    const consonantMatches = similarMatches.filter((option) =>
      getKeys(option).some((key) => consonantPattern?.test(key.consonants)),
    );
    return consonantMatches.length > 0 ? consonantMatches : similarMatches;
  };

  return { findBySound, fillSoundsWhenIdle: index.fillWhenIdle, findSoundRange, toOtherScript };
};
