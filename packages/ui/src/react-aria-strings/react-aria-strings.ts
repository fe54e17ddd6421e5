import type { ReactAriaTexts } from '../internal/component-messages.ts';

/** One of react-aria's own texts, as its string formatter takes it. */
type Word = string | ((values: Record<string, string | number>, formatter: Formatter) => string);

/** What react-aria gives a text to fill in numbers with. */
type Formatter = {
  number: (value: string | number) => string;
  plural: (count: string | number, forms: Record<string, string | (() => string)>) => string;
};

/** What react-aria says in the parts of this package: all of it, since react-aria throws for a word that is not there. */
export type ComponentStrings = {
  readonly [Package in keyof ReactAriaTexts]: Readonly<Record<ReactAriaTexts[Package], Word>>;
};

/** The words of react-aria itself in one language, by the package they belong to. */
export type ReactAriaStrings = ComponentStrings & Readonly<Record<string, Readonly<Record<string, Word>>>>;

/** Where react-aria looks for words that take the place of its own (`LocalizedStringDictionary`). */
const WORDS = Symbol.for('react-aria.i18n.strings');
const LOCALE = Symbol.for('react-aria.i18n.locale');

/**
 * Has react-aria speak a language it has no words in, such as Hindi: what a screen reader says of a
 * calendar's buttons or of the button that closes a list. It looks once for a page, so this has to come
 * before anything is drawn, and another language needs a reload. `UiProvider` does it where its `messages` have
 * `reactAria`.
 *
 * @param locale a language tag, such as `hi-IN`
 */
export const setReactAriaStrings = (locale: string, words: ReactAriaStrings): void => {
  // On a server its words stay English: they are the same in every request (react-aria's dictionary is global).
  if (typeof window === 'undefined') return;
  Object.assign(window, { [LOCALE]: locale, [WORDS]: words });
};
