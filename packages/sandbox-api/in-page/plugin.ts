/**
 * A Vite plugin that runs the sandbox inside a page: it reads files and compiles validators during the build, and
 * replaces Node’s SQLite with SQLite’s WebAssembly build. For the playground and for stories, not for production.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readOperations } from '../src/description/read-operations.ts';
import { createValidatorModules } from './validators.ts';

const replacements: Record<string, string> = {
  '#open-database': '../src/store/page-database.ts',
  '#operations': 'operations.ts',
  '#compile': 'compile.ts',
  '#production': 'production.ts',
};

const operationsModule = (): string => {
  const entries = readOperations().map(
    ({ responses, ...rest }) =>
      `{ ...${JSON.stringify(rest)}, responses: new Map(${JSON.stringify([...responses])}) }`,
  );
  return `export const operations = [${entries.join(',\n')}];`;
};

/** Vite’s plugin for a page that imports the sandbox. */
export const sandboxInPage = (): Plugin => {
  let modules: Record<string, string> | undefined;
  return {
    name: 'janani:sandbox-in-page',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:#open-database|#operations|#compile|#production|virtual:sandbox\/\w+)$/ },
      handler: (id) => (replacements[id] ? resolve(import.meta.dirname, replacements[id]) : `\0${id}`),
    },
    load: {
      filter: { id: /^\0virtual:sandbox\/\w+$/ },
      handler: (id) =>
        (modules ??= { ...createValidatorModules(), operations: operationsModule() })[id.split('/')[1]!],
    },
  };
};
