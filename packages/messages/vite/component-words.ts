import { basename } from 'node:path';
import { expressionIn, nameOf, partsOf } from '../src/component-words.ts';
import { valuesOf } from '../src/compile.ts';
import { SOURCE } from '../src/language-list.ts';
import { allLanguages, readComponentWords } from './catalogues.ts';
import { COMPONENTS, functionMark, plainMark } from './marks.ts';

/** A module with the words of a part, which the package has in the languages that it brings. */
export const MODULE_OF_PART = /\/packages\/ui\/src\/.*\/(\w+)\.messages\.ts$/;

const moduleOf = (part: string, words: string[]) =>
  `export const ${part}Messages = { partName: '${part}', ${words.join(', ')} };`;

/**
 * The words of a part for this app: in a build marks, so that a page holds one language here too; in development those
 * of every language, which are found by the provider's.
 */
export const partModule = (id: string, isBuild: boolean): { code: string; keys: string[] } => {
  const name = basename(id).replace('.messages.ts', '');
  const part = name.charAt(0).toLowerCase() + name.slice(1);
  const source = readComponentWords(SOURCE);
  const entries = partsOf(source).get(part) ?? [];
  const objectOf = (language: string, textOf: (entry: (typeof entries)[number]) => string) =>
    `${language}: { ${entries.map((entry) => `'${nameOf(entry)}': ${textOf(entry)}`).join(', ')} }`;
  if (!isBuild)
    return {
      keys: [],
      code: moduleOf(
        part,
        allLanguages.map((language) =>
          objectOf(language, (entry) => expressionIn(entry, readComponentWords(language), source)),
        ),
      ),
    };
  const markOf = (key: string, hasValues: boolean) =>
    hasValues ? functionMark(COMPONENTS + key) : JSON.stringify(plainMark(COMPONENTS + key));
  return {
    keys: entries.map(({ key }) => COMPONENTS + key),
    code: moduleOf(part, [objectOf(SOURCE, (entry) => markOf(entry.key, valuesOf(entry).length > 0))]),
  };
};
