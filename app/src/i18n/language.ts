import { currentLanguage } from '#texts';
import { type Language, languages } from '@janani/messages/src/language-list.ts';

/** The language of this page; it does not change until the next document. */
export const language = (): Language => currentLanguage;

/** The locale of texts, dates and numbers, as a language tag. */
export const locale = (): string => languages[currentLanguage].locale;

/** The attributes of `<html>` that state the language of the page. */
export const htmlAttributes = (): { lang: string; dir: 'ltr' | 'rtl' } => ({
  lang: locale(),
  dir: languages[currentLanguage].direction ?? 'ltr',
});
