import { onIdle } from '../loading/index.ts';
import { foldText } from './fold-text.ts';
import type { DropdownOption } from './option.ts';

/** How long the labels of a list are folded at a stretch, in ms: a key pressed meanwhile is answered in the same frame. */
const SLICE_MS = 4;
/** So many labels between two looks at the clock. */
const BETWEEN_LOOKS = 50;

/** What is searched: of each option its label and its other spellings, folded, on lines of their own. */
type LabelIndex = string[];

// One for each array, as far as it has been needed: all fields that are given the array share it.
const indexes = new WeakMap<readonly DropdownOption[], LabelIndex>();

const indexOf = (options: readonly DropdownOption[]): LabelIndex => {
  const known = indexes.get(options);
  if (known) return known;
  const index: LabelIndex = [];
  indexes.set(options, index);
  return index;
};

// A query has no line break, so it cannot match across two spellings.
const folded = ({ label, matchKeys = [] }: DropdownOption) => [label, ...matchKeys].map(foldText).join('\n');

/** The first options, as many as are asked for, whose folded texts pass the test; no more of the list is folded than that takes. */
export const findOptions = (
  options: readonly DropdownOption[],
  test: (texts: string, option: DropdownOption) => boolean,
  limit: number,
): DropdownOption[] => {
  const index = indexOf(options);
  const found: DropdownOption[] = [];
  for (const [place, option] of options.entries()) {
    if (test((index[place] ??= folded(option)), option) && found.push(option) >= limit) break;
  }
  return found;
};

/**
 * Folds a list before the first letter is typed, in slices, while the browser has nothing else to do.
 *
 * @returns how to call it off
 */
export const foldWhenIdle = (options: readonly DropdownOption[]): (() => void) => {
  const index = indexOf(options);
  let place = 0;
  const slice = () => {
    const end = performance.now() + SLICE_MS;
    do {
      for (const last = place + BETWEEN_LOOKS; place < Math.min(last, options.length); place += 1)
        index[place] ??= folded(options[place] as DropdownOption);
    } while (place < options.length && performance.now() < end);
    callOff = place < options.length ? onIdle(slice) : () => {};
  };
  let callOff = onIdle(slice);
  return () => callOff();
};
