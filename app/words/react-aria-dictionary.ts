import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtScript } from '../built-script.ts';
import type { Language } from '../src/i18n/language-list.ts';

const dictionaryOf = (language: Language) =>
  join(import.meta.dirname, `../../packages/ui/src/react-aria-words/${language}/index.ts`);

/** Whether react-aria is given words in a language: it brings some of 34 itself, none of them Indian. */
export const hasReactAriaWords = (language: Language): boolean => existsSync(dictionaryOf(language));

/** The module that says it: one that has changed changes the names of the files it is put into. */
export const reactAriaSource = (language: Language): string =>
  hasReactAriaWords(language) ? readFileSync(dictionaryOf(language), 'utf8') : '';

/** What react-aria says in a language, as an expression of a script. */
export const reactAriaWordsOf = async (language: Language): Promise<string> => {
  if (!hasReactAriaWords(language)) return 'undefined';
  const script = await builtScript({
    lib: { entry: dictionaryOf(language), formats: ['iife'], name: 'words' },
  });
  if (script === undefined)
    throw new Error(
      `The words of react-aria in "${language}" were built into no script, so its parts would speak English there. Look at ${dictionaryOf(language)}.`,
    );
  return `(()=>{${script}return Object.values(words)[0]})()`;
};
