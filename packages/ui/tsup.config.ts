/** Builds the published package. In the repository all imports resolve to the sources. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { wrapInLayers } from './scripts/layers.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

const getName = (subpath: string) => subpath.slice(2);
const componentExports = Object.entries(exports).filter(([, target]) => target.endsWith('/index.ts'));
/** The theme's sheets, which declare their layers themselves. */
const themes = Object.entries(exports).filter(
  ([, target]) => target.startsWith('./src/theme/') && target.endsWith('.css.ts'),
);
/** `badge` for `./badge.css`, whose styles come with `./badge`. */
const componentNames = Object.entries(exports)
  .filter(([, target]) => target === './src/component.css.ts')
  .map(([subpath]) => getName(subpath).replace(/\.css$/, ''));

// Both builds have to generate the same class names, and minifying changes the default.
const identifiers = 'short';

/** Fonts and drawings stay files of the package, next to `dist`. */
const keepAssets: Plugin = {
  name: 'keep-assets',
  setup(build) {
    build.onResolve({ filter: /\.(?:svg|woff2)\?no-inline$/ }, ({ path }) => ({
      path: path.replace(/^(?:\.\.\/)+/, '../'),
      external: true,
    }));
  },
};

/** Every component, in the order of `exports`. */
const writeEntryOfAllComponents = () => {
  const folder = join(import.meta.dirname, '.cache');
  mkdirSync(folder, { recursive: true });
  const code = componentExports.map(
    ([, target], index) => `export * as part${index} from '${target.replace('./', '../')}';`,
  );
  writeFileSync(join(folder, 'styles.ts'), code.join('\n'));
  return '.cache/styles.ts';
};

/** The components' sheets go into their layer; the complete sheet has the theme before them. */
const layerSheets: Plugin = {
  name: 'layer-sheets',
  setup(build) {
    build.onEnd(({ outputFiles = [] }) => {
      const isTheme = (path: string) =>
        themes.some(([subpath]) => path.endsWith(`/dist/${getName(subpath)}`));
      const theme = outputFiles.find(({ path }) => path.endsWith('/dist/theme.css'));
      for (const file of outputFiles.filter(({ path }) => path.endsWith('.css') && !isTheme(path))) {
        const before = file.path.endsWith('/dist/styles.css') ? theme?.text : '';
        file.contents = Buffer.from(before + wrapInLayers(file.text));
      }
    });
  },
};

const base = { format: 'esm', target: 'es2022', outDir: 'dist', clean: false, silent: true } as const;

/** Each build emits scripts and sheets; those that the other build provides are removed. */
const filterOutput = (extension: '.js' | '.css'): Plugin => ({
  name: `only-${extension}`,
  setup(build) {
    build.onEnd((result) => {
      if (result.outputFiles)
        result.outputFiles = result.outputFiles.filter(({ path }) => path.endsWith(extension));
    });
  },
});

export default defineConfig([
  {
    ...base,
    // A component's `index.ts` has 'use client'; the chunks that they share do not need it.
    entry: {
      ...Object.fromEntries(componentExports.map(([subpath, target]) => [getName(subpath), target])),
      // The command `npx @janani/ui acr`.
      acr: 'acr/cli.ts',
    },
    splitting: true,
    external: ['react', 'react-dom'],
    // Not `outputCss: false`: classes that are used only in selectors would be missing from the scripts.
    esbuildPlugins: [keepAssets, vanillaExtractPlugin({ identifiers }), filterOutput('.js')],
  },
  {
    ...base,
    entry: {
      styles: writeEntryOfAllComponents(),
      ...Object.fromEntries(
        themes.map(([subpath, target]) => [getName(subpath).replace(/\.css$/, ''), target]),
      ),
      ...Object.fromEntries(componentNames.map((name) => [name, exports[`./${name}`] ?? ''])),
    },
    minify: true,
    splitting: false,
    external: ['react', 'react-dom'],
    esbuildPlugins: [keepAssets, vanillaExtractPlugin({ identifiers }), layerSheets, filterOutput('.css')],
  },
]);
