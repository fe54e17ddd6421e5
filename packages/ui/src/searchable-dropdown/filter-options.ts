import { foldText } from './fold-text.ts';
import { textIndex } from './label-index.ts';
import type { DropdownOption } from './option.ts';

/** The first options whose label or other spelling contains the query, in their own order. */
export const filterOptions = (
  options: readonly DropdownOption[],
  query: string,
  limit = Infinity,
): readonly DropdownOption[] => {
  const foldedQuery = foldText(query);
  return foldedQuery === ''
    ? options
    : textIndex.find(options, (texts) => texts.includes(foldedQuery), limit);
};

/** The option whose label is exactly the typed text. */
export const findOptionByLabel = (
  options: readonly DropdownOption[],
  text: string,
): DropdownOption | undefined => {
  const foldedLabel = foldText(text);
  const hasLabel = (texts: string, { isDisabled }: DropdownOption) =>
    !isDisabled && (texts === foldedLabel || texts.startsWith(`${foldedLabel}\n`));
  return textIndex.find(options, hasLabel, 1)[0];
};
