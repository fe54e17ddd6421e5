/**
 * The sandbox inside a page: work with files, `eval` and Node’s SQLite is done during the build, or by SQLite’s
 * WebAssembly build. For a demonstration without a server and for stories; not for a production build.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readOperations } from '../src/description/read-operations.ts';
import { validatorModules } from './validators.ts';

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
        (modules ??= { ...validatorModules(), operations: operationsModule() })[id.split('/')[1]!],
    },
  };
};
