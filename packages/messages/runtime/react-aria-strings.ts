import type { ReactAriaStrings } from '@janani/ui/react-aria-strings';

/** What react-aria says itself, in the language that is spoken: nothing where it has texts of its own. */
export const reactAriaStrings: ReactAriaStrings | undefined = undefined;
