import type { ReactNode } from 'react';

/** One row of the list. */
export type DropdownOption = {
  /** What the app works with. Different for every option. */
  value: string;
  /** What is read, and what is searched. */
  label: string;
  /** A short fact at the end of the row, for example a count: `(18)`. */
  detail?: string | undefined;
  /** A second line under the label. */
  description?: string | undefined;
  /** The heading the option stands under. Options of one section stand together. */
  section?: string | undefined;
  /** Other spellings that find a local option: `['Bangalore', 'बेंगलुरु']`. */
  matchKeys?: readonly string[] | undefined;
  /** It is shown and cannot be chosen. */
  isDisabled?: boolean | undefined;
};

/** What stands in a row, in place of the option's texts: nothing that can be pressed. Its name stays the `label`. */
export type RenderOption = (option: DropdownOption) => ReactNode;

/** What was chosen: an option of the list, or text of the user's own, whose `value` is that text. */
export type DropdownValue = {
  /** What the app works with. */
  value: string;
  /** What the field shows. */
  label: string;
  /** It is text of the user's own, and no option. */
  isCustom: boolean;
};

/** How many options are handed to the list at once; a long list says that typing on finds the rest. */
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
