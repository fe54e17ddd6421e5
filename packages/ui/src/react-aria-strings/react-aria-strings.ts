import type { ReactAriaTexts } from '../internal/component-messages.ts';

/** One message of react-aria, in the form that its string formatter accepts. */
type Message = string | ((values: Record<string, string | number>, formatter: Formatter) => string);

/** The formatter with which react-aria inserts numbers into a message. */
type Formatter = {
  number: (value: string | number) => string;
  plural: (count: string | number, forms: Record<string, string | (() => string)>) => string;
};

/**
 * The messages of react-aria in the components of this package. All are required, since react-aria throws for a
 * missing one.
 */
export type ComponentStrings = {
  readonly [Package in keyof ReactAriaTexts]: Readonly<Record<ReactAriaTexts[Package], Message>>;
};

/** The messages of react-aria in one language, by package. */
export type ReactAriaStrings = ComponentStrings & Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** The global under which react-aria looks for messages that replace its own (`LocalizedStringDictionary`). */
const STRINGS = Symbol.for('react-aria.i18n.strings');
const LOCALE = Symbol.for('react-aria.i18n.locale');

/**
 * Sets the messages of react-aria for a language that it does not include, such as Hindi: what a screen reader
 * announces for a calendar's buttons or for the button that closes a list. React-aria reads them once for a page, so
 * this has to run before the first render, and another language requires a reload. `UiProvider` calls it when its
 * `messages` have `reactAria`.
 *
 * @param locale a language tag, such as `hi-IN`
 */
export const setReactAriaStrings = (locale: string, messages: ReactAriaStrings): void => {
  // On a server its messages stay English, because react-aria's dictionary is global for all requests.
  if (typeof window === 'undefined') return;
  Object.assign(window, { [LOCALE]: locale, [STRINGS]: messages });
};
