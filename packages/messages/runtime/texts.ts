/**
 * The module `#texts` of tests and scripts, which read the catalogues themselves. A build and the development server
 * have separate modules: plugin.ts.
 */
import { formatText, translationIn } from '../src/compile.ts';
import { type Language, SOURCE } from '../src/language-list.ts';
import { readTexts } from '../vite/catalogues.ts';

export const currentLanguage: Language = SOURCE;

const source = readTexts(SOURCE);

/** A text in the current language. */
export const getText = (key: string, values?: Record<string, string | number>): string => {
  const translation = translationIn(key, source, source);
  return translation ? formatText(translation, values) : key;
};
