import { type Language, addressIn } from '../i18n/languages.ts';
import { localStore, storageKeys } from './storage.ts';

/** Keeps her choice: a script in the head follows it on a page that is asked for without a language. */
export const keepLanguage = (language: Language): void => localStore.write(storageKeys.language, language);

/** Keeps her choice and opens the page in it: another language is another document (decision G-14). */
export const openIn = (language: Language, path: string): void => {
  keepLanguage(language);
  window.location.assign(addressIn(language, path));
};
