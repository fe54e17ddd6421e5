import { useContext } from 'react';
import { warnMissingMessages } from './missing-messages.ts';
import type { ComponentMessages } from './component-messages.ts';
import { MessagesContext } from './messages-context.ts';

/** The name of a component with messages, as in packages/ui/messages. */
type ComponentName = keyof ComponentMessages;

/** The messages of a component in the languages that every component includes. Others come from `UiProvider`. */
export type MessagesDefinition<Name extends ComponentName> = { id: Name } & Record<
  'en' | 'hi',
  ComponentMessages[Name]
>;

/**
 * Declares the messages of one component. English is the source, and the fallback for a message that a language lacks.
 */
export const defineMessages = <Name extends ComponentName>(
  definition: MessagesDefinition<Name>,
): MessagesDefinition<Name> => definition;

const languages = new Map<string, string>();

/**
 * Cached, because parsing a tag is the slowest step of a field's rendering, and every component does it on every
 * render.
 */
const getLanguage = (locale: string): string => {
  const language = languages.get(locale) ?? new Intl.Locale(locale).language;
  languages.set(locale, language);
  return language;
};

/**
 * The messages of a component in a language (BCP 47; `hi-IN` uses `hi`), if the component includes it; else English.
 */
export const getMessages = <Name extends ComponentName>(
  definition: MessagesDefinition<Name>,
  locale: string,
): ComponentMessages[Name] => {
  const language = getLanguage(locale);
  return Object.hasOwn(definition, language) ? definition[language as 'en' | 'hi'] : definition.en;
};

/**
 * The messages of a component in the user's language: the component's own, then those of the provider, then those of
 * the `messages` prop, of which later ones override earlier ones.
 */
export const useMessages = <Name extends ComponentName>(
  definition: MessagesDefinition<Name>,
  overrides?: Partial<ComponentMessages[Name]>,
): ComponentMessages[Name] => {
  const { locale, messages } = useContext(MessagesContext);
  const provided = messages?.[definition.id];
  if (process.env.NODE_ENV !== 'production')
    warnMissingMessages(definition, locale, { ...provided, ...overrides });
  const builtIn = getMessages(definition, locale);
  return provided || overrides ? { ...builtIn, ...provided, ...overrides } : builtIn;
};
