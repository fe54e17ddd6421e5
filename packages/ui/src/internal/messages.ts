import { useContext } from 'react';
import { warnMissingMessages } from './missing-messages.ts';
import type { ComponentMessages } from './component-messages.ts';
import { MessagesContext } from './messages-context.ts';

/** A part that has words, by the name that they stand under in packages/ui/messages. */
type Part = keyof ComponentMessages;

/** The words of a part in the languages that every part brings. Another one comes with `UiProvider`. */
export type MessagesDefinition<Of extends Part> = { component: Of } & Record<
  'en' | 'hi',
  ComponentMessages[Of]
>;

/** Declares the words of one part. English is the source: it is said where a language lacks a word. */
export const defineMessages = <Of extends Part>(definition: MessagesDefinition<Of>): MessagesDefinition<Of> =>
  definition;

const languages = new Map<string, string>();

/** Kept, because reading a tag is the slowest step of a field's rendering, and every part asks with every rendering. */
const languageOf = (locale: string): string => {
  const language = languages.get(locale) ?? new Intl.Locale(locale).language;
  languages.set(locale, language);
  return language;
};

/** The words of a part in a language (BCP 47; `hi-IN` speaks `hi`), as far as the part brings them; or English. */
export const messagesFor = <Of extends Part>(
  definition: MessagesDefinition<Of>,
  locale: string,
): ComponentMessages[Of] => {
  const language = languageOf(locale);
  return Object.hasOwn(definition, language) ? definition[language as 'en' | 'hi'] : definition.en;
};

/** The words of a part in the reader's language: the part's, then those of the provider, then those of this place. */
export const useMessages = <Of extends Part>(
  definition: MessagesDefinition<Of>,
  overrides?: Partial<ComponentMessages[Of]>,
): ComponentMessages[Of] => {
  const { locale, messages } = useContext(MessagesContext);
  const given = messages?.[definition.component];
  if (process.env.NODE_ENV !== 'production')
    warnMissingMessages(definition, locale, { ...given, ...overrides });
  const own = messagesFor(definition, locale);
  return given || overrides ? { ...own, ...given, ...overrides } : own;
};
