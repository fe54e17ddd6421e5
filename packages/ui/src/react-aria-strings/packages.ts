import type { ReactAriaStrings, ComponentStrings } from './react-aria-strings.ts';

/** Packages of react-aria that no component of this package uses. */
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
 * The messages of react-aria in a language, for the packages that this package uses. Its other packages are present
 * without messages, because react-aria throws for a missing one: an app that uses more of it adds theirs.
 */
export const reactAriaStrings = (messages: ComponentStrings): ReactAriaStrings => ({
  ...Object.fromEntries(otherPackages.map((name) => [name, {}])),
  ...messages,
});
