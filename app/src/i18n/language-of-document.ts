import { type Language, SOURCE, languageIn, languages, offered } from './languages.ts';

/** The language of this document: by its address, or by what it says of itself where a worker gave it for another one. */
export const languageOfDocument = (): Language => {
  const byAddress = languageIn(window.location.pathname);
  if (byAddress !== SOURCE) return byAddress;
  return offered.find((language) => languages[language].locale === document.documentElement.lang) ?? SOURCE;
};
