import { spoken } from '#texts';
import { type Language, languages } from '@janani/messages/src/language-list.ts';

/** The language of this page; it does not change while the page lives. */
export const language = (): Language => spoken;

/** The locale of texts, dates and numbers, as a language tag. */
export const locale = (): string => languages[spoken].locale;
