import { createContext } from 'react';
import type { ReactAriaStrings } from '../react-aria-strings/index.ts';
import type { ComponentMessages } from './component-messages.ts';

/**
 * Words by the part that says them: in a language that the package does not bring, or instead of its own. What is left
 * out the part says itself. `reactAria` is what react-aria says.
 */
export type UiMessages = { readonly [Part in keyof ComponentMessages]?: Partial<ComponentMessages[Part]> } & {
  readonly reactAria?: ReactAriaStrings;
};

/** The language and number conventions when nothing else is said. */
export const DEFAULT_LOCALE = 'en-IN';

/** The language that is spoken, and the words in it that an app gives. */
export const MessagesContext = createContext<{ locale: string; messages: UiMessages | undefined }>({
  locale: DEFAULT_LOCALE,
  messages: undefined,
});
