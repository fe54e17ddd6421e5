import { reviewed } from '#reviewed';
import { type Language, SOURCE_LANGUAGE, languages } from '@janani/messages/src/language-list.ts';

export { type Language, SOURCE_LANGUAGE, languages } from '@janani/messages/src/language-list.ts';

/**
 * Whether the language's catalogues are marked as reviewed, so that it may be offered outside the sandbox
 * (packages/messages/src/review.ts).
 */
export const isReviewed = (language: Language): boolean => reviewed.includes(language);

/** The languages of this build. */
export const offeredLanguages = (Object.keys(languages) as Language[]).filter(
  (language) => isReviewed(language) || import.meta.env.VITE_UNREVIEWED_TEXTS === 'on',
);

/** The prefix of every path of a language; the source language has none. */
export const getPrefix = (language: Language): string => (language === SOURCE_LANGUAGE ? '' : `/${language}`);

/** The language of a URL, by its prefix. */
export const getPathLanguage = (pathname: string): Language =>
  offeredLanguages.find((language) => language !== SOURCE_LANGUAGE && pathname.split('/')[1] === language) ??
  SOURCE_LANGUAGE;

/** The path of a page in a language. */
export const localizePath = (language: Language, path: string): string =>
  path === '/' ? getPrefix(language) || '/' : getPrefix(language) + path;
