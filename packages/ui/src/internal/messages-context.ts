import { createContext } from 'react';
import type { ReactAriaStrings } from '../react-aria-strings/index.ts';
import type { ComponentMessages } from './component-messages.ts';

/**
 * Messages by component: in a language other than English, or instead of the component's own. Missing ones are in
 * English. `reactAria` holds the messages of react-aria.
 */
export type UiMessages = {
  readonly [Component in keyof ComponentMessages]?: Partial<ComponentMessages[Component]>;
} & {
  readonly reactAria?: ReactAriaStrings;
};

/** The default language and number conventions. */
export const DEFAULT_LOCALE = 'en-IN';

/** The current language, and the messages that an app passes for it. */
export const MessagesContext = createContext<{ locale: string; messages: UiMessages | undefined }>({
  locale: DEFAULT_LOCALE,
  messages: undefined,
});
