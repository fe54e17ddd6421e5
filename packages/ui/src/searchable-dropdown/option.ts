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

/** The selected value: an option of the list, or custom text, which is then also the `value`. */
export type DropdownValue = {
  /** The value for the app. */
  value: string;
  /** The text of the field. */
  label: string;
  /** It is custom text, and not an option. */
  isCustom: boolean;
};

/** The maximum number of options passed to the list; a longer list shows that typing more finds the rest. */
export const MAX_ROWS = 50;

/** The value of a text that is not in the list. */
export const customValue = (text: string): DropdownValue => {
  const label = text.trim().replace(/\s+/g, ' ');
  return { value: label, label, isCustom: true };
};

/** The value of an option, for `value` and `defaultValue`. */
export const optionValue = ({ value, label }: DropdownOption): DropdownValue => ({
  value,
  label,
  isCustom: false,
});
