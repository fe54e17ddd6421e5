import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { getValueNames } from '../src/compile.ts';
import { getPlaceNames } from '../src/place-names.ts';
import { SOURCE_LANGUAGE } from '../src/language-list.ts';
import { allLanguages, readTexts } from './catalogues.ts';
import { MESSAGES_MODULE, createComponentModule } from './component-module.ts';
import { developmentModules, reviewedModule } from './development-modules.ts';
import { LANGUAGE_MARKER, PLACE_NAMES_MARKER, REACT_ARIA_MARKER } from './markers.ts';
import { insertMarkers } from './insert-markers.ts';
import { getReactAriaStrings } from './react-aria-dictionary.ts';
import { getTranslation } from './translations.ts';

/** A module without these imports uses no text, so it is not parsed. */
const USES_TEXTS = /\/(?:t|msg)\.ts["']/;
/** The keys of texts that only documents use: these texts are not sent to a browser. */
const DOCUMENT_KEY = /^page\./;

const source = readTexts(SOURCE_LANGUAGE);
const plain = new Set(
  [...source.entries.values()].flatMap((entry) => (getValueNames(entry).length === 0 ? [entry.key] : [])),
);
const all = new Set(source.entries.keys());

/** The translations of the keys in all languages, as input of the chunk hash. */
const getTexts = (keys: readonly string[]): string =>
  JSON.stringify(keys.map((key) => allLanguages.map((language) => getTranslation(language, key))));

/** The runtime modules of a build, in which every use of a text is a marker. */
const builtModules: Record<string, string> = {
  '#texts': `export const currentLanguage = ${LANGUAGE_MARKER};
export const getText = (key) => key;`,
  '#react-aria-strings': `export const reactAriaStrings = ${REACT_ARIA_MARKER};`,
  '#reviewed': reviewedModule,
  '#place-names': `export const placeNames = ${PLACE_NAMES_MARKER};`,
};

/** The values of the other markers in all languages, by module, as input of the chunk hash. */
const markerValues = new Map([
  ['\0react-aria-strings', allLanguages.map(getReactAriaStrings).join('')],
  ['\0place-names', JSON.stringify(allLanguages.map((language) => getPlaceNames(readTexts(language))))],
]);

/**
 * The texts from the catalogues: in a build as markers, which translate-scripts.ts replaces. With `allAtOnce` a build
 * contains every language, as in development.
 */
export const messages = ({ allAtOnce = false } = {}): Plugin => {
  let isBuild = false;
  /** The translations by module: a changed translation must change the hash in the chunk's file name. */
  const translationsByModule = new Map(markerValues);
  return {
    name: 'janani:messages',
    enforce: 'post',
    configResolved: ({ command }) => {
      isBuild = command === 'build' && !allAtOnce;
    },
    resolveId: {
      filter: { id: /^#(?:texts|react-aria-strings|reviewed|place-names)$/ },
      order: 'pre',
      // Without the `#`: in development an id is a URL, which a browser requests without its fragment.
      handler: (id) => `\0${id.slice(1)}`,
    },
    load: {
      filter: { id: /^\0(?:texts|react-aria-strings|reviewed|place-names)$/ },
      handler: (id) => (isBuild ? builtModules : developmentModules())[`#${id.slice(1)}`],
    },
    transform: {
      filter: { id: [/\/app\/src\/.*\.tsx?$/, MESSAGES_MODULE] },
      handler(code, id) {
        if (MESSAGES_MODULE.test(id)) {
          const { code: texts, keys } = createComponentModule(id, isBuild);
          translationsByModule.set(id, getTexts(keys));
          return { code: texts, map: { mappings: '' } };
        }
        if (!isBuild || !USES_TEXTS.test(code)) return undefined;
        const isBrowser = this.environment.config.consumer === 'client';
        const { keys, ...marked } = insertMarkers(code, this.parse(code), {
          plain,
          all,
          isExcluded: (key) => isBrowser && DOCUMENT_KEY.test(key),
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
