import { useLocale } from '../provider/index.ts';

/** The languages that every component has its words in. Adding one makes each missing text a type error. */
export type Language = 'en' | 'hi';

/** A text, or a text with something to fill in. */
type Message = string | ((...values: never[]) => string);

export type MessagesDefinition<Messages> = Readonly<Record<Language, Messages>>;

const SOURCE_LANGUAGE: Language = 'en';

/** Declares the words of one component. English is the source: another language must have the same keys. */
export const defineMessages = <Messages extends Record<string, Message>>(
  definition: { [SOURCE_LANGUAGE]: Messages } & Record<Exclude<Language, 'en'>, NoInfer<Messages>>,
): MessagesDefinition<Messages> => definition;

/** The words for a BCP 47 locale, by its language (`hi-IN` speaks `hi`); English where it has none. */
export const messagesFor = <Messages>(definition: MessagesDefinition<Messages>, locale: string): Messages => {
  const language = new Intl.Locale(locale).language;
  return Object.hasOwn(definition, language) ? definition[language as Language] : definition[SOURCE_LANGUAGE];
};

/** The words of a component in the reader's language, with those an app says otherwise put over them. */
export const useMessages = <Messages extends Record<string, Message>>(
  definition: MessagesDefinition<Messages>,
  overrides?: Partial<Messages>,
): Messages => ({ ...messagesFor(definition, useLocale()), ...overrides });
