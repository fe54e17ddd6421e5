import { useContext } from 'react';
import { warnMissingMessages } from './missing-messages.ts';
import type { ComponentMessages } from './component-messages.ts';
import { MessagesContext } from './messages-context.ts';

/** The name of a component with messages, as in packages/ui/messages. */
type ComponentName = keyof ComponentMessages;

/** The English messages of a component. Other languages come from `UiProvider`. */
export type MessagesDefinition<Name extends ComponentName> = {
  id: Name;
  en: ComponentMessages[Name];
  /** The language of `en` where a build has replaced the English messages by those of another language. */
  language?: string;
};

/**
 * Declares the messages of one component. English is the source, and the fallback for a message that a language lacks.
 */
export const defineMessages = <Name extends ComponentName>(
  definition: MessagesDefinition<Name>,
): MessagesDefinition<Name> => definition;

const RIGHT_TO_LEFT = /^(?:ar|fa|he|ks|ps|sd|ur)\b/;

type Message = string | ((...values: never[]) => string);

/**
 * English in a page from right to left, where its full stops and brackets would move to the other end. Isolated by
 * characters, because many messages are attributes (UAX 9).
 */
const isolate = (text: Message): Message =>
  typeof text === 'string' ? `\u2066${text}\u2069` : (...values) => isolate(text(...values)) as string;

/**
 * The messages of a component in the user's language: the component's own in English, then those of the provider, then
 * those of the `messages` prop, of which later ones override earlier ones.
 */
export const useMessages = <Name extends ComponentName>(
  definition: MessagesDefinition<Name>,
  overrides?: Partial<ComponentMessages[Name]>,
): ComponentMessages[Name] => {
  const { locale, messages } = useContext(MessagesContext);
  const provided = messages?.[definition.id];
  if (process.env.NODE_ENV !== 'production')
    warnMissingMessages(definition, locale, { ...provided, ...overrides }, messages !== undefined);
  const english = RIGHT_TO_LEFT.test(locale)
    ? (Object.fromEntries(
        Object.entries<Message>(definition.en).map(([key, text]) => [key, isolate(text)]),
      ) as ComponentMessages[Name])
    : definition.en;
  return provided || overrides ? { ...english, ...provided, ...overrides } : english;
};
