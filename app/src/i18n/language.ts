import { currentLanguage } from '#texts';
import { type Language, languages } from '@janani/messages/src/language-list.ts';

/** The language of this page; it does not change until the next document. */
export const language = (): Language => currentLanguage;

/** The locale of texts, dates and numbers, as a language tag. */
export const locale = (): string => languages[currentLanguage].locale;
