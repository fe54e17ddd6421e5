import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { valuesOf } from '../src/compile.ts';
import { placesIn } from '../src/places.ts';
import { SOURCE } from '../src/language-list.ts';
import { allLanguages, readTexts } from './catalogues.ts';
import { MODULE_OF_PART, partModule } from './component-words.ts';
import { developmentModules, reviewedModule } from './development-modules.ts';
import { LANGUAGE_MARK, PLACES_MARK, REACT_ARIA_MARK } from './marks.ts';
import { markTexts } from './mark-texts.ts';
import { reactAriaWordsOf } from './react-aria-dictionary.ts';
import { saidBy } from './said.ts';

/** Where there is nothing of the kind, no syntax tree is needed. */
const SAYS_TEXTS = /\/(?:t|msg)\.ts["']/;
/** What only documents say is left out of what a browser is sent. */
const DOCUMENTS = /^page\./;

const source = readTexts(SOURCE);
const plain = new Set(
  [...source.entries.values()].flatMap((entry) => (valuesOf(entry).length === 0 ? [entry.key] : [])),
);
const all = new Set(source.entries.keys());

/** What is said in any language under these names. */
const textsOf = (keys: readonly string[]): string =>
  JSON.stringify(keys.map((key) => allLanguages.map((language) => saidBy(language, key))));

/** What is left in a build: everything that said a text says a mark by now. */
const builtModules: Record<string, string> = {
  '#texts': `export const spoken = ${LANGUAGE_MARK};
export const textOf = (key) => key;`,
  '#react-aria-words': `export const reactAriaWords = ${REACT_ARIA_MARK};`,
  '#reviewed': reviewedModule,
  '#place-names': `export const placeNames = ${PLACES_MARK};`,
};

/** What is put in the place of their marks, in any language. */
const filledIn = new Map([
  ['\0#react-aria-words', allLanguages.map(reactAriaWordsOf).join('')],
  ['\0#place-names', JSON.stringify(allLanguages.map((language) => placesIn(readTexts(language))))],
]);

/**
 * Texts from the catalogues: in a build marks, which in-language.ts fills in. With `allAtOnce` a build has every
 * language at hand, as in development.
 */
export const words = ({ allAtOnce = false } = {}): Plugin => {
  let isBuild = false;
  /** By module, what its texts are: the name of a file changes with them. */
  const saidIn = new Map(filledIn);
  return {
    name: 'janani:words',
    enforce: 'post',
    configResolved: ({ command }) => {
      isBuild = command === 'build' && !allAtOnce;
    },
    resolveId: {
      filter: { id: /^#(?:texts|react-aria-words|reviewed|place-names)$/ },
      order: 'pre',
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0#(?:texts|react-aria-words|reviewed|place-names)$/ },
      handler: (id) => (isBuild ? builtModules : developmentModules())[id.slice(1)],
    },
    transform: {
      filter: { id: [/\/app\/src\/.*\.tsx?$/, MODULE_OF_PART] },
      handler(code, id) {
        if (MODULE_OF_PART.test(id)) {
          const { code: words, keys } = partModule(id, isBuild);
          saidIn.set(id, textsOf(keys));
          return { code: words, map: { mappings: '' } };
        }
        if (!isBuild || !SAYS_TEXTS.test(code)) return undefined;
        const isBrowser = this.environment.config.consumer === 'client';
        const { keys, ...marked } = markTexts(code, this.parse(code), {
          plain,
          all,
          isLeftOut: (key) => isBrowser && DOCUMENTS.test(key),
        });
        if (keys.length > 0) saidIn.set(id, textsOf(keys));
        return marked;
      },
    },
    augmentChunkHash: ({ moduleIds }) => {
      const said = moduleIds.flatMap((id) => saidIn.get(id) ?? []);
      return said.length === 0 ? undefined : createHash('sha256').update(said.join('')).digest('hex');
    },
  };
};
