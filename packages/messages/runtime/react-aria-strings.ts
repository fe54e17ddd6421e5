import type { ReactAriaStrings } from '@janani/ui/react-aria-strings';

/** The strings of react-aria in the current language: undefined where react-aria has them itself. */
export const reactAriaStrings: ReactAriaStrings | undefined = undefined;
