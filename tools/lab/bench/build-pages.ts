/** Builds a page for each candidate like an app: production mode, minified, our package from source. */
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { layeredStyles } from '../../../packages/ui/scripts/vite-layers.ts';
import { build, type Plugin, type Rolldown } from 'vite';

const folder = import.meta.dirname;
const VIRTUAL = '\0bench:';

/** The script of a page, which exposes the candidate to the benchmark. */
const pagesPlugin: Plugin = {
  name: 'janani-bench-pages',
  resolveId: (id) => (id.startsWith('bench:') ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith(VIRTUAL)) return null;
    const page = id.slice(VIRTUAL.length);
    const benchmark = page.slice(0, page.indexOf('/'));
    return [
      `import * as candidate from ${JSON.stringify(join(folder, 'candidates', page))};`,
      `import { createBenchPage } from ${JSON.stringify(join(folder, 'page', benchmark))};`,
      'window.bench = createBenchPage(candidate.default, candidate.selectors);',
    ].join('\n');
  },
};

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };
type Output = readonly (Chunk | Rolldown.OutputAsset)[];

/** The files of the built pages by path; the pages themselves as `/dropdown/janani`. */
export type Pages = ReadonlyMap<string, string | Uint8Array>;

/** The styles of an entry and its imports, in order. */
const collectStyles = (output: Output, { imports, viteMetadata }: Chunk): Set<string> => {
  const imported = imports.flatMap((file) => {
    const chunk = output.find(({ fileName }) => fileName === file);
    return chunk?.type === 'chunk' ? [...collectStyles(output, chunk)] : [];
  });
  return new Set([...imported, ...(viteMetadata?.importedCss ?? [])]);
};

const renderDocument = (output: Output, entry: Chunk) =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,">',
    ...[...collectStyles(output, entry)].map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry.fileName}"></script>`,
    // Text, so that the page has loaded its font: a component appears in a page that has one.
    '<body><p>Bench</p><div id="root"></div></body></html>',
  ].join('\n');

/** Builds pages such as `dropdown/janani`. */
export const buildPages = async (names: readonly string[]): Promise<Pages> => {
  const { output } = (await build({
    configFile: false,
    root: folder,
    mode: 'production',
    logLevel: 'error',
    plugins: [pagesPlugin, vanillaExtractPlugin({ identifiers: 'short' }), layeredStyles()],
    build: {
      write: false,
      rolldownOptions: { input: Object.fromEntries(names.map((name) => [name, `bench:${name}`])) },
    },
  })) as { output: Output };
  const files = output.map((file): [string, string | Uint8Array] => [
    `/${file.fileName}`,
    file.type === 'chunk' ? file.code : file.source,
  ]);
  const documents = output.flatMap((file): [string, string][] =>
    file.type === 'chunk' && file.isEntry ? [[`/${file.name}`, renderDocument(output, file)]] : [],
  );
  return new Map([...files, ...documents]);
};
