import { useLocale } from './UiProvider.tsx';

/** The letters of each script, and the most likely language in India of a text in it. */
const scripts = new Map([
  ['Latn', { letter: /\p{Script=Latin}/u, language: 'en' }],
  ['Deva', { letter: /\p{Script=Devanagari}/u, language: 'hi' }],
  ['Taml', { letter: /\p{Script=Tamil}/u, language: 'ta' }],
]);

/**
 * Cached, because a page has one locale and many titles; listed, as `UiProvider` normalises them, because `maximize` takes
 * a slow phone 40 ms.
 */
const scriptByLocale = new Map([
  ['en-IN-u-nu-latn', 'Latn'],
  ['hi-IN-u-nu-latn', 'Deva'],
]);
const getScript = (locale: string): string => {
  const script = scriptByLocale.get(locale) ?? new Intl.Locale(locale).maximize().script ?? '';
  scriptByLocale.set(locale, script);
  return script;
};

/**
 * The language of a text from outside, such as a session's title, when it clearly differs from the page's: it has
 * letters, and none in the page's script. A screen reader then reads it in that language (WCAG 3.1.2). `undefined`
 * when the page's own language applies.
 *
 * @param locale the page's, such as `hi-IN`
 */
export const languageOf = (text: string, locale: string): string | undefined => {
  if (scripts.get(getScript(locale))?.letter.test(text)) return undefined;
  return [...scripts.values()].find(({ letter }) => letter.test(text))?.language;
};

/** {@link languageOf} for the current page: for the `lang` of an element that contains a text from outside. */
export const useLanguageOf = (text: string): string | undefined => languageOf(text, useLocale());
