import { language } from '../i18n/language.ts';
import { type Language, localizedPath, isReviewed, languages, offered } from '../i18n/languages.ts';
import { localStore, storageKeys } from './storage.ts';

/**
 * The address of a page in a language that the user chooses. A script in the head of every document stores the choice,
 * and applies it where an address has no language (prerender/head-scripts.ts).
 */
export const languageLink = (language: Language, path: string): string =>
  `${localizedPath(language, path)}?language=${language}`;

/** Links to a page in the other reviewed languages, each named in its script. A draft is offered in Settings only. */
export const otherLanguages = (path: string): { lang: string; label: string; href: string }[] =>
  offered
    .filter((other) => isReviewed(other) && other !== language())
    .map((other) => ({
      lang: languages[other].locale,
      label: languages[other].name,
      href: languageLink(other, path),
    }));

/** The language that the user has chosen, else that of this page: a page that was sent to them changes no choice. */
export const chosenLanguage = (): Language =>
  offered.find((known) => known === localStore.read(storageKeys.language)) ?? language();
