import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { functionOf, saidIn, valuesOf } from '../../scripts/words/compile.ts';
import { SOURCE } from '../src/i18n/language-list.ts';
import { allLanguages, readTexts } from './catalogues.ts';
import { LANGUAGE_MARK, REACT_ARIA_MARK } from './marks.ts';
import { markTexts } from './mark-texts.ts';
import { hasReactAriaWords } from './react-aria-dictionary.ts';

/** The module that says a text, as the others import it. */
const T = /import\s*\{[^}]*?\bt(?:\s+as\s+(\w+))?\b[^}]*\}\s*from\s*["'][^"']*\/i18n\/t\.ts["']/;
/** Where there is nothing of the kind, no syntax tree is needed. */
const NAME_OF_TEXT = /["'][a-zA-Z]+\.[a-zA-Z.]+["']|\bt\(/;
/** What only documents say is left out of what a browser is sent. */
const DOCUMENTS = /^page\./;

const source = readTexts(SOURCE);
const catalogues = allLanguages.map(readTexts);
const plain = new Set(
  [...source.entries.values()].flatMap((entry) => (valuesOf(entry).length === 0 ? [entry.key] : [])),
);
const all = new Set(source.entries.keys());
const inBrowser = new Set([...plain].filter((key) => !DOCUMENTS.test(key)));

/** What is said under these names in any language: what a file is called changes with it. */
const digestOf = (keys: Iterable<string>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([...keys].map((key) => catalogues.map((catalogue) => saidIn(key, catalogue, source)))),
    )
    .digest('hex');

const importing = (what: string, from: string) => ['import', what, 'from', JSON.stringify(from)].join(' ');

/** In development every language is at hand, and the address says which. */
const developmentModules = (): Record<string, string> => {
  const texts = catalogues.map((catalogue, at) => {
    const rows = [...all].map((key) => {
      const said = saidIn(key, catalogue, source);
      return `${JSON.stringify(key)}:${said ? functionOf(said) : '()=>""'}`;
    });
    return `${JSON.stringify(allLanguages[at])}:{${rows.join(',')}}`;
  });
  const dictionaries = allLanguages.filter(hasReactAriaWords);
  return {
    '#texts': `${importing('{ languageIn }', '/src/i18n/languages.ts')}
export const spoken = languageIn(window.location.pathname);
const texts = {${texts.join(',')}};
export const textOf = (key, values) => texts[spoken][key](values);`,
    '#react-aria-words': `${importing('{ spoken }', '#texts')}
${dictionaries.map((language) => importing(`* as ${language}`, `@janani/ui/react-aria-words/${language}`)).join('\n')}
const all = {${dictionaries.join(',')}};
export const reactAriaWords = Object.values(all[spoken] ?? {})[0];`,
  };
};

/** What is left in a build: everything that said a text says a mark by now. */
const builtModules: Record<string, string> = {
  '#texts': `export const spoken = ${LANGUAGE_MARK};
export const textOf = (key) => key;`,
  '#react-aria-words': `export const reactAriaWords = ${REACT_ARIA_MARK};`,
};

/** Texts from the catalogues: in a build marks, which in-language.ts fills in. */
export const words = (): Plugin => {
  let isBuild = false;
  const keysOf = new Map<string, readonly string[]>();
  return {
    name: 'janani:words',
    enforce: 'post',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: /^#(?:texts|react-aria-words)$/ }, order: 'pre', handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0#(?:texts|react-aria-words)$/ },
      handler: (id) => (isBuild ? builtModules : developmentModules())[id.slice(1)],
    },
    transform: {
      filter: { id: /\/app\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (!isBuild || /\/i18n\/\w+\.ts$/.test(id) || !NAME_OF_TEXT.test(code)) return undefined;
        const [statement, alias] = T.exec(code) ?? [];
        const isBrowser = this.environment.config.consumer === 'client';
        const marked = markTexts(code, this.parse(code), {
          t: statement === undefined ? undefined : (alias ?? 't'),
          plain: isBrowser ? inBrowser : plain,
          all,
        });
        keysOf.set(id, marked.keys);
        return { code: marked.code, map: null };
      },
    },
    augmentChunkHash: ({ moduleIds }) => {
      const keys = moduleIds.flatMap((id) => keysOf.get(id) ?? []);
      return keys.length === 0 ? undefined : digestOf(keys);
    },
  };
};
