import type { ReactAriaStrings, ComponentStrings } from './react-aria-strings.ts';

/** Packages of react-aria no part here is made of. */
export const otherPackages: readonly string[] = [
  '@react-aria/autocomplete',
  '@react-aria/breadcrumbs',
  '@react-aria/color',
  '@react-aria/combobox',
  '@react-aria/datepicker',
  '@react-aria/dnd',
  '@react-aria/grid',
  '@react-aria/gridlist',
  '@react-aria/menu',
  '@react-aria/numberfield',
  '@react-aria/previewtrigger',
  '@react-aria/searchfield',
  '@react-aria/spinbutton',
  '@react-aria/steplist',
  '@react-aria/table',
  '@react-aria/tag',
  '@react-aria/toast',
  '@react-aria/tree',
  '@react-stately/color',
  '@react-stately/datepicker',
  'react-aria-components',
];

/**
 * The words of react-aria in a language, from those that the parts of this package have it say. The names of its other
 * packages are there without words, for react-aria throws where one is missing: an app that uses more of it adds theirs.
 */
export const reactAriaStrings = (words: ComponentStrings): ReactAriaStrings => ({
  ...Object.fromEntries(otherPackages.map((name) => [name, {}])),
  ...words,
});
