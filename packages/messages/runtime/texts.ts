/**
 * The module `#texts` of tests and scripts, which reads the catalogues at run time. A build and the development server
 * replace it (plugin.ts).
 */
import { formatText, findTranslation } from '../src/compile.ts';
import { type Language, SOURCE_LANGUAGE } from '../src/language-list.ts';
import { readTexts } from '../vite/catalogues.ts';

export const currentLanguage: Language = SOURCE_LANGUAGE;

const source = readTexts(SOURCE_LANGUAGE);

/** A text in the current language. */
export const getText = (key: string, values?: Record<string, string | number>): string => {
  const translation = findTranslation(key, source, source);
  return translation ? formatText(translation, values) : key;
};
