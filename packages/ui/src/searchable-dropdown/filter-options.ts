import { foldText } from './fold-text.ts';
import { textIndex } from './label-index.ts';
import type { DropdownOption } from './option.ts';

/** The first options whose label or other spelling contains the query, in their own order. */
export const filterOptions = (
  options: readonly DropdownOption[],
  query: string,
  limit = Infinity,
): readonly DropdownOption[] => {
  const needle = foldText(query);
  return needle === '' ? options : textIndex.find(options, (texts) => texts.includes(needle), limit);
};

/** The option whose label is exactly the typed text. */
export const optionByLabel = (
  options: readonly DropdownOption[],
  text: string,
): DropdownOption | undefined => {
  const name = foldText(text);
  const isNamed = (texts: string, { isDisabled }: DropdownOption) =>
    !isDisabled && (texts === name || texts.startsWith(`${name}\n`));
  return textIndex.find(options, isNamed, 1)[0];
};
