import { language } from '../i18n/language.ts';
import { type Language, localizePath, isReviewed, languages, offeredLanguages } from '../i18n/languages.ts';
import { localStore, storageKeys } from './storage.ts';

/**
 * The URL of a page in a language that the user chooses. A script in the head of every document stores the choice,
 * and applies it where a URL has no language (prerender/head-scripts.ts).
 */
export const getLanguageLink = (language: Language, path: string): string =>
  `${localizePath(language, path)}?language=${language}`;

/** Links to a page in the other reviewed languages, each named in its script. A draft is offered in Settings only. */
export const getLanguageLinks = (path: string): { lang: string; label: string; href: string }[] =>
  offeredLanguages
    .filter((other) => isReviewed(other) && other !== language())
    .map((other) => ({
      lang: languages[other].locale,
      label: languages[other].name,
      href: getLanguageLink(other, path),
    }));

/** The language that the user has chosen, else that of this page: opening a shared link does not change the choice. */
export const readChosenLanguage = (): Language =>
  offeredLanguages.find((known) => known === localStore.read(storageKeys.language)) ?? language();
