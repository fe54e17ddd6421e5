import type { TextRange } from '../fold-text.ts';
import type { createLabelIndex } from '../label-index.ts';
import type { DropdownOption } from '../option.ts';
import { toOtherScript } from './other-script.ts';
import { getSoundDistance, sortByDistance } from './sound-distance.ts';
import { type SoundKey, findNearestStart, getSound, getSoundKey } from './sound-key.ts';

/** How many options of a long list are ranked for one query. */
const MAX_CANDIDATES = 200;
/** A query of one consonant would match too many names: only whole words are compared with it. */
const MIN_LETTERS = 2;

const getTexts = ({ label, matchKeys = [] }: DropdownOption) => [label, ...matchKeys];

/** The keys of options that a search has ranked: most are ranked again with the next letter. */
const cachedKeys = new WeakMap<DropdownOption, SoundKey[]>();
const getKeys = (option: DropdownOption) => {
  const keys = cachedKeys.get(option) ?? getTexts(option).map(getSoundKey);
  cachedKeys.set(option, keys);
  return keys;
};

/** The `similar` key of a query whose last word may be unfinished: a last k or t may become ksh. */
const getUnfinishedKey = (similar: string) =>
  similar.trim().length < MIN_LETTERS ? similar : similar.trimEnd().replace(/[kt]$/, '');

/**
 * A pattern that finds a query in a `similar` key, from the start of a word, when their words are separated differently:
 * `Nav Jeevan`, `Hariom`. Undefined for a query of one letter.
 */
const createJoinedPattern = (similar: string): RegExp | undefined => {
  const letters = Array.from(similar.replaceAll(' ', '').replace(/(?<=.)a/g, ''));
  if (letters.length < MIN_LETTERS) return undefined;
  // Between words there may be a first vowel, a first h or the same letter again.
  return new RegExp(` ${letters.map((letter) => `${letter}[ ah${letter}]*`).join('')}`);
};

const WORD = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu;
const MARKS = /^[\p{M}\u200C\u200D]+/u;

/** The range of a label that sounds like the query, with the marks of its last letter. */
const findSoundRange = (label: string, text: string): TextRange | undefined => {
  const query = getSound(text);
  const words = [...label.matchAll(WORD)];
  const sounds = words.map(([word]) => getSound(word));
  const getDistance = (first: number, end?: number) =>
    getSoundDistance(sounds.slice(first, end).join(' '), query);
  const indexes = [...words.keys()];
  const [first] = sortByDistance(indexes, (index) => getDistance(index));
  if (first === undefined) return undefined;
  const [last = first] = sortByDistance(indexes.slice(first), (index) => getDistance(first, index + 1));
  const { index: start } = words[first]!;
  const { 0: lastWord, index: lastStart } = words[last]!;
  const end = lastStart + findNearestStart(lastWord, query, sounds.slice(first, last)).length;
  return { start, end: end + (MARKS.exec(label.slice(end))?.[0].length ?? 0) };
};

/**
 * The phonetic search. The index is a parameter, so that this file does not import the field's code, which the bundler
 * would then split into more files.
 */
export const createSoundSearch = (createIndex: typeof createLabelIndex) => {
  const index = createIndex((option) =>
    getTexts(option)
      .map((text) => getSoundKey(text).similar)
      .join('\n'),
  );

  /** The options that sound like the query, the most similar first. */
  const findBySound = (options: readonly DropdownOption[], text: string): readonly DropdownOption[] => {
    const { sound, similar } = getSoundKey(text);
    // Texts that are near have this key in common nearly always, so one comparison leaves out most of a long list.
    const start = getUnfinishedKey(similar);
    if (sound === '') return [];
    const rank = (candidates: readonly DropdownOption[]) =>
      sortByDistance(candidates, (option) =>
        Math.min(...getKeys(option).map((key) => getSoundDistance(key.sound, sound))),
      );
    const matches = rank(index.find(options, (keys) => keys.includes(start), MAX_CANDIDATES));
    const pattern = matches.length > 0 ? undefined : createJoinedPattern(similar);
    return pattern ? rank(index.find(options, (keys) => pattern.test(keys), MAX_CANDIDATES)) : matches;
  };

  return { findBySound, fillSoundsWhenIdle: index.fillWhenIdle, findSoundRange, toOtherScript };
};
