import { useLocale } from './UiProvider.tsx';

/** Each script’s letters, and the language that a text in it is most likely in, in India. */
const scripts = new Map([
  ['Latn', { letter: /\p{Script=Latin}/u, language: 'en' }],
  ['Deva', { letter: /\p{Script=Devanagari}/u, language: 'hi' }],
  ['Taml', { letter: /\p{Script=Tamil}/u, language: 'ta' }],
]);

/** There is one locale for a page, and a title for each card. */
const known = new Map<string, string>();
const scriptOf = (locale: string): string => {
  const script = known.get(locale) ?? new Intl.Locale(locale).maximize().script ?? '';
  known.set(locale, script);
  return script;
};

/**
 * The language of a text that came from elsewhere, such as a session's title, where it is plainly not the
 * page's: it has letters, and none of the page's script. A screen reader then reads it in that language
 * (WCAG 3.1.2). `undefined` where the page's own language will do.
 *
 * @param locale the page's, such as `hi-IN`
 */
export const languageOf = (text: string, locale: string): string | undefined => {
  if (scripts.get(scriptOf(locale))?.letter.test(text)) return undefined;
  return [...scripts.values()].find(({ letter }) => letter.test(text))?.language;
};

/** {@link languageOf} on this page: for the `lang` of an element that holds a text from elsewhere. */
export const useLanguageOf = (text: string): string | undefined => languageOf(text, useLocale());
