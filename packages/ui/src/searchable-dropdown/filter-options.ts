import { foldText } from './fold-text.ts';
import type { DropdownOption } from './option.ts';

type Haystacks = readonly string[];

// Folding 5,000 labels takes longer than searching them: it is done once for each list.
const haystacksOf = new WeakMap<readonly DropdownOption[], Haystacks>();

const foldOptions = (options: readonly DropdownOption[]): Haystacks => {
  const known = haystacksOf.get(options);
  if (known) return known;
  // A query has no line break, so it cannot match across two spellings.
  const haystacks = options.map(({ label, matchKeys = [] }) =>
    [label, ...matchKeys].map(foldText).join('\n'),
  );
  haystacksOf.set(options, haystacks);
  return haystacks;
};

/**
 * Folds a long list before the first letter is typed, while nothing else has to be done. Where the browser
 * cannot say when that is, the first letter does it.
 *
 * @returns how to take it back
 */
export const foldWhenIdle = (options: readonly DropdownOption[]): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) return () => {};
  const handle = requestIdleCallback(() => foldOptions(options));
  return () => cancelIdleCallback(handle);
};

/** The options whose label or other spelling has the query in it, in their own order. */
export const filterOptions = (
  options: readonly DropdownOption[],
  query: string,
): readonly DropdownOption[] => {
  const needle = foldText(query);
  if (needle === '') return options;
  const haystacks = foldOptions(options);
  return options.filter((_option, index) => haystacks[index]?.includes(needle));
};

/** The option that is called exactly what was typed. */
export const optionNamed = (options: readonly DropdownOption[], text: string): DropdownOption | undefined => {
  const name = foldText(text);
  return options.find(({ label, isDisabled }) => !isDisabled && foldText(label) === name);
};
