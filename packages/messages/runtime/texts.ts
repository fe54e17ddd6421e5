/** What `#texts` is to tests and scripts, which read the catalogues themselves. A build and the development server have a module of their own: plugin.ts. */
import { formatText, translationIn } from '../src/compile.ts';
import { type Language, SOURCE } from '../src/language-list.ts';
import { readTexts } from '../vite/catalogues.ts';

/** The language that is spoken here. */
export const spoken: Language = SOURCE;

const source = readTexts(SOURCE);

/** A text in the language that is spoken. */
export const textOf = (key: string, values?: Record<string, string | number>): string => {
  const translation = translationIn(key, source, source);
  return translation ? formatText(translation, values) : key;
};
