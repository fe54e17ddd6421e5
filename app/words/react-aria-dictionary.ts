import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
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
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: dictionaryOf(language), formats: ['iife'], name: 'words' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script = ''] = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : []));
  return `(()=>{${script}return Object.values(words)[0]})()`;
};
