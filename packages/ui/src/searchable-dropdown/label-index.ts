import { onIdle } from '../loading/index.ts';
import { foldText } from './fold-text.ts';
import type { DropdownOption } from './option.ts';

/** How long labels are folded without a pause, in ms, so that a key press is handled in the same frame. */
const SLICE_MS = 4;
/** The number of labels folded between two time checks. */
const LABELS_PER_CHECK = 50;

/** The key of each option, by which it is compared. */
type LabelIndex = string[];

/**
 * An index of lists by a key of each option. It is cached for each array and filled on demand: all fields with the
 * same array share it.
 */
export const createLabelIndex = (getKey: (option: DropdownOption) => string) => {
  const indexes = new WeakMap<readonly DropdownOption[], LabelIndex>();
  const getIndex = (options: readonly DropdownOption[]): LabelIndex => {
    const cached = indexes.get(options);
    if (cached) return cached;
    const index: LabelIndex = [];
    indexes.set(options, index);
    return index;
  };

  return {
    /** The first options whose keys pass the test, up to a limit. Keys are computed lazily. */
    find: (
      options: readonly DropdownOption[],
      test: (key: string, option: DropdownOption) => boolean,
      limit: number,
    ): DropdownOption[] => {
      const index = getIndex(options);
      const matches: DropdownOption[] = [];
      for (const [position, option] of options.entries()) {
        if (test((index[position] ??= getKey(option)), option) && matches.push(option) >= limit) break;
      }
      return matches;
    },

    /**
     * Fills the index before the first letter is typed, in slices, while the browser is idle.
     *
     * @returns a function that cancels it
     */
    fillWhenIdle: (options: readonly DropdownOption[]): (() => void) => {
      const index = getIndex(options);
      let position = 0;
      const fillSlice = () => {
        const end = performance.now() + SLICE_MS;
        do {
          for (
            const last = position + LABELS_PER_CHECK;
            position < Math.min(last, options.length);
            position += 1
          )
            index[position] ??= getKey(options[position] as DropdownOption);
        } while (position < options.length && performance.now() < end);
        cancel = position < options.length ? onIdle(fillSlice) : () => {};
      };
      let cancel = onIdle(fillSlice);
      return () => cancel();
    },
  };
};

/** The folded texts of options, on separate lines: a query contains no line break, so it does not match across two. */
export const textIndex = createLabelIndex(({ label, matchKeys = [] }) =>
  [label, ...matchKeys].map(foldText).join('\n'),
);
