import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's module that wraps every `import()` of a build (vite: `plugins/importAnalysisBuild.ts`). */
const PRELOAD_HELPER = /vite\/preload-helper/;

const fetchThenImport = join(import.meta.dirname, '../src/loading/fetch-then-import.ts');

/**
 * Replaces Vite's chunk loading in the build. Vite announces the files with `<link rel="modulepreload">`, after
 * which a browser never requests a failed file again, and treats a style that failed as loaded.
 */
export const fetchBeforeImport = (): Plugin => {
  let isReplaced = false;
  return {
    name: 'fetch-before-import',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: {
      filter: { id: PRELOAD_HELPER },
      handler: () => {
        isReplaced = true;
        return `import { fetchThenImport } from ${JSON.stringify(fetchThenImport)};
export const __vitePreload = (importModule, files) =>
  fetchThenImport(importModule, files?.map((file) => import.meta.env.BASE_URL + file));`;
      },
    },
    generateBundle() {
      if (!isReplaced)
        this.error(
          'Vite no longer uses the preload helper that app/build/fetch-before-import.ts replaces, so a chunk that failed once would not load until the next reload. Update PRELOAD_HELPER.',
        );
    },
  };
};
