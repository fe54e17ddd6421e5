import { language } from '../i18n/language.ts';
import { type Language, localizedPath, isReviewed, languages, offered } from '../i18n/languages.ts';
import { localStore, storageKeys } from './storage.ts';

/** The parameter of an address whose language the user has chosen. */
const LANGUAGE_PARAMETER = 'language';

/** The address of a page in a language that the user chooses; an automatic redirect does not change the choice. */
export const languageLink = (language: Language, path: string): string =>
  `${localizedPath(language, path)}?${LANGUAGE_PARAMETER}=${language}`;

/** Links to a page in the other reviewed languages, each named in its script. A draft is offered in Settings only. */
export const otherLanguages = (path: string): { lang: string; label: string; href: string }[] =>
  offered
    .filter((other) => isReviewed(other) && other !== language())
    .map((other) => ({
      lang: languages[other].locale,
      label: languages[other].name,
      href: languageLink(other, path),
    }));

/**
 * Persists the user’s choice: a script in the head applies it where an address has no language
 * (prerender/head-scripts.ts).
 */
export const saveChosenLanguage = (language: Language): void => {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return;
  localStore.write(storageKeys.language, language);
  address.searchParams.delete(LANGUAGE_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
};
