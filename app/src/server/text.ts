import { en } from '../i18n/en.ts';
import { hiDocuments } from '../i18n/hi-documents.ts';
import { setLanguage } from '../i18n/language.ts';
import type { Language } from '../i18n/languages.ts';
import { loadProductTexts, loadTexts } from '../loading/load-texts.ts';
import { addTexts, dropTexts, textsOf } from '../i18n/text.ts';

/** What is drawn from now on is drawn in this language. */
export const speak = async (language: Language): Promise<void> => {
  dropTexts();
  await loadTexts(language);
  await loadProductTexts(language);
  // What makes the documents is never sent to a browser.
  if (language === 'hi') addTexts(hiDocuments);
  setLanguage(language);
};

/** The modules a language is fetched in, from the app's root: before the first view, and for the product. */
export const textModules = (language: Language): { first: string[]; product: string[] } => ({
  first: language === 'en' ? [] : [`src/i18n/${language}.ts`],
  product: language === 'hi' ? ['src/i18n/hi-way-in.ts', 'src/i18n/hi-member.ts'] : [],
});

/** Any text. */
export const t = textsOf(en);
