import { findTranslation } from '../src/compile.ts';
import type { Texts } from './keys.ts';
import { type Language, SOURCE_LANGUAGE } from '../src/language-list.ts';
import { readTexts } from '../vite/catalogues.ts';

/** Every text of a language as its catalogue has it, for tests: values as `{name}`, of plural forms the last one. */
export const textsIn = (language: Language): Record<keyof Texts, string> => {
  const source = readTexts(SOURCE_LANGUAGE);
  const catalogue = readTexts(language);
  return Object.fromEntries(
    [...source.entries.keys()].map((key) => [
      key,
      findTranslation(key, catalogue, source)?.forms.at(-1) ?? '',
    ]),
  ) as Record<keyof Texts, string>;
};
