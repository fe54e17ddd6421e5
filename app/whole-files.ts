import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's module that every `import()` of a build is wrapped in (vite: `plugins/importAnalysisBuild.ts`). */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

const fetchThenImport = join(import.meta.dirname, 'src/loading/fetch-then-import.ts');

/**
 * Gives the build our own way to load a part. Vite's announces the files with `<link rel="modulepreload">`, which
 * leaves those that fail in the browser's memory for good, and takes a style that failed for one that is there.
 * `build.spec` proves on the built app that it is in place.
 */
export const wholeFiles = (): Plugin => ({
  name: 'whole-files',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: PRELOAD_HELPER },
    handler: () =>
      `import { fetchThenImport } from ${JSON.stringify(fetchThenImport)};
export const __vitePreload = (importModule, files) =>
  fetchThenImport(importModule, files?.map((file) => import.meta.env.BASE_URL + file));`,
  },
});
