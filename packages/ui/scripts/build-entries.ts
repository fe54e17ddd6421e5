/** Builds entries that an app imports from this package, as an app would: for their size and for their styles. */
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { layeredStyles } from './vite-layers.ts';
import { build, type Plugin, type Rolldown } from 'vite';

const packageFolder = join(import.meta.dirname, '..');
const ENTRY = 'virtual:entry';

/** An entry that exists in memory only. */
const getEntry = (code: string): Plugin => ({
  name: 'janani-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) => (id === `\0${ENTRY}` ? code : null),
});

export type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/**
 * Builds one module for the browser, without React, and writes nothing.
 *
 * @param code the module, which may import `@janani/ui/…`
 * @param options `isMinified: false` leaves the style sheet exactly as in the sources; `oneStylesheet` includes the
 * styles of lazy chunks; `folder` is the folder from which the module imports
 */
export const buildEntry = async (
  code: string,
  { isMinified = true, oneStylesheet = false, folder = packageFolder } = {},
): Promise<Output[]> => {
  const result = (await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [getEntry(code), vanillaExtractPlugin({ identifiers: 'short' }), layeredStyles()],
    build: {
      write: false,
      minify: isMinified,
      cssMinify: isMinified,
      cssCodeSplit: !oneStylesheet,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { entry: ENTRY },
        external: /^react(?:-dom)?(?:$|\/)/,
        preserveEntrySignatures: 'exports-only',
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output;
};
