import { type Language, SOURCE, languages } from './languages.ts';

let spoken: Language = SOURCE;

/** The language of this page; it does not change while the page lives. */
export const language = (): Language => spoken;

/** The locale of texts, dates and numbers, as a language tag. */
export const locale = (): string => languages[spoken].locale;

/** Says which language the page speaks. Before anything is drawn: nothing is drawn anew because of it. */
export const setLanguage = (next: Language): void => {
  spoken = next;
};
