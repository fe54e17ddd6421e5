import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { getValues } from '../src/compile.ts';
import { placeNamesIn } from '../src/place-names.ts';
import { SOURCE } from '../src/language-list.ts';
import { allLanguages, readTexts } from './catalogues.ts';
import { MESSAGES_MODULE, componentModule } from './component-module.ts';
import { developmentModules, reviewedModule } from './development-modules.ts';
import { LANGUAGE_MARKER, PLACE_NAMES_MARKER, REACT_ARIA_MARKER } from './markers.ts';
import { insertMarkers } from './insert-markers.ts';
import { getReactAriaStrings } from './react-aria-dictionary.ts';
import { getTranslation } from './translations.ts';

/** A module without these imports uses no text, so it is not parsed. */
const USES_TEXTS = /\/(?:t|msg)\.ts["']/;
/** Texts that only documents use are not sent to a browser. */
const DOCUMENTS = /^page\./;

const source = readTexts(SOURCE);
const plain = new Set(
  [...source.entries.values()].flatMap((entry) => (getValues(entry).length === 0 ? [entry.key] : [])),
);
const all = new Set(source.entries.keys());

/** The texts of these keys in all languages. */
const getTexts = (keys: readonly string[]): string =>
  JSON.stringify(keys.map((key) => allLanguages.map((language) => getTranslation(language, key))));

/** The runtime modules of a build: by then every use of a text is a marker. */
const builtModules: Record<string, string> = {
  '#texts': `export const currentLanguage = ${LANGUAGE_MARKER};
export const getText = (key) => key;`,
  '#react-aria-strings': `export const reactAriaStrings = ${REACT_ARIA_MARKER};`,
  '#reviewed': reviewedModule,
  '#place-names': `export const placeNames = ${PLACE_NAMES_MARKER};`,
};

/** The values that replace their markers, in all languages. */
const languageIndependent = new Map([
  ['\0#react-aria-strings', allLanguages.map(getReactAriaStrings).join('')],
  ['\0#place-names', JSON.stringify(allLanguages.map((language) => placeNamesIn(readTexts(language))))],
]);

/**
 * The texts from the catalogues: in a build as markers, which in-language.ts replaces. With `allAtOnce` a build
 * contains every language, as in development.
 */
export const messages = ({ allAtOnce = false } = {}): Plugin => {
  let isBuild = false;
  /** The texts by module: they are part of the hash in the name of a file. */
  const translationsByModule = new Map(languageIndependent);
  return {
    name: 'janani:messages',
    enforce: 'post',
    configResolved: ({ command }) => {
      isBuild = command === 'build' && !allAtOnce;
    },
    resolveId: {
      filter: { id: /^#(?:texts|react-aria-strings|reviewed|place-names)$/ },
      order: 'pre',
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0#(?:texts|react-aria-strings|reviewed|place-names)$/ },
      handler: (id) => (isBuild ? builtModules : developmentModules())[id.slice(1)],
    },
    transform: {
      filter: { id: [/\/app\/src\/.*\.tsx?$/, MESSAGES_MODULE] },
      handler(code, id) {
        if (MESSAGES_MODULE.test(id)) {
          const { code: texts, keys } = componentModule(id, isBuild);
          translationsByModule.set(id, getTexts(keys));
          return { code: texts, map: { mappings: '' } };
        }
        if (!isBuild || !USES_TEXTS.test(code)) return undefined;
        const isBrowser = this.environment.config.consumer === 'client';
        const { keys, ...marked } = insertMarkers(code, this.parse(code), {
          plain,
          all,
          isExcluded: (key) => isBrowser && DOCUMENTS.test(key),
        });
        if (keys.length > 0) translationsByModule.set(id, getTexts(keys));
        return marked;
      },
    },
    augmentChunkHash: ({ moduleIds }) => {
      const translations = moduleIds.flatMap((id) => translationsByModule.get(id) ?? []);
      return translations.length === 0
        ? undefined
        : createHash('sha256').update(translations.join('')).digest('hex');
    },
  };
};
