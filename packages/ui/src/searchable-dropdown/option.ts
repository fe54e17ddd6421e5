import type { ReactNode } from 'react';

/** One row of the list. */
export type DropdownOption = {
  /** The value for the app, unique within the list. */
  value: string;
  /** The visible text, which is also searched. */
  label: string;
  /** A short fact at the end of the row, for example a count: `(18)`. */
  detail?: string | undefined;
  /** A second line under the label. */
  description?: string | undefined;
  /** The heading of the option's section. Options of one section must be adjacent. */
  section?: string | undefined;
  /** Other spellings that find a local option: `['Bangalore', 'बेंगलुरु']`. */
  matchKeys?: readonly string[] | undefined;
  /** It is shown and cannot be selected. */
  isDisabled?: boolean | undefined;
};

/**
 * The content of a row, instead of the option's texts; it must not be interactive. The accessible name is still the
 * `label`.
 */
export type RenderOption = (option: DropdownOption) => ReactNode;

/** The selected option with all its fields, or custom text, which is both `value` and `label`. */
export type DropdownSelection = DropdownOption & {
  /** It is custom text, and not an option. */
  isCustom: boolean;
};

/** Refuses an option as the value, with a sentence in the error of the compiler. */
export type OptionInsteadOfValue = {
  /** Never has a value. */
  value: 'Pass the string that the form sends: `option.value`, not the option. The label comes from `options` or `loadOption` (MIGRATION.md).';
};

/** The maximum number of options passed to the list; a longer list shows that typing more finds the rest. */
export const MAX_ROWS = 50;

/** A text that is not in the list. */
export const customSelection = (text: string): DropdownSelection => {
  const label = text.trim().replace(/\s+/g, ' ');
  return { value: label, label, isCustom: true };
};

/** An option of the list. */
export const optionSelection = (option: DropdownOption): DropdownSelection => ({
  ...option,
  isCustom: false,
});
