import { onIdle } from '../loading/index.ts';
import { foldText } from './fold-text.ts';
import type { DropdownOption } from './option.ts';

/** How long labels are folded without a pause, in ms, so that a key press is handled in the same frame. */
const SLICE_MS = 4;
/** The number of labels folded between two time checks. */
const LABELS_PER_CHECK = 50;

/** The searchable text of each option: its label and its other spellings, folded, on separate lines. */
type LabelIndex = string[];

// Cached per array and filled on demand: all fields with the same array share it.
const indexes = new WeakMap<readonly DropdownOption[], LabelIndex>();

const indexOf = (options: readonly DropdownOption[]): LabelIndex => {
  const cached = indexes.get(options);
  if (cached) return cached;
  const index: LabelIndex = [];
  indexes.set(options, index);
  return index;
};

// A query contains no line break, so it cannot match across two spellings.
const folded = ({ label, matchKeys = [] }: DropdownOption) => [label, ...matchKeys].map(foldText).join('\n');

/**
 * The first options whose folded texts pass the test, up to a limit; no more of the list is folded than that requires.
 */
export const findOptions = (
  options: readonly DropdownOption[],
  test: (texts: string, option: DropdownOption) => boolean,
  limit: number,
): DropdownOption[] => {
  const index = indexOf(options);
  const matches: DropdownOption[] = [];
  for (const [position, option] of options.entries()) {
    if (test((index[position] ??= folded(option)), option) && matches.push(option) >= limit) break;
  }
  return matches;
};

/**
 * Folds a list before the first letter is typed, in slices, while the browser is idle.
 *
 * @returns a function that cancels it
 */
export const foldWhenIdle = (options: readonly DropdownOption[]): (() => void) => {
  const index = indexOf(options);
  let position = 0;
  const slice = () => {
    const end = performance.now() + SLICE_MS;
    do {
      for (const last = position + LABELS_PER_CHECK; position < Math.min(last, options.length); position += 1)
        index[position] ??= folded(options[position] as DropdownOption);
    } while (position < options.length && performance.now() < end);
    cancel = position < options.length ? onIdle(slice) : () => {};
  };
  let cancel = onIdle(slice);
  return () => cancel();
};
