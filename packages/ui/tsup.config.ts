/** Builds what the registry gets. In the repository everything imports the sources. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

const nameOf = (subpath: string) => subpath.slice(2);
const scripts = Object.entries(exports).filter(([, target]) => target.endsWith('/index.ts'));
const sheets = Object.entries(exports).filter(
  ([subpath, target]) => target.endsWith('.css.ts') && subpath !== './styles.css',
);

// Both builds have to agree on class names, and minifying changes the default.
const identifiers = 'short';

/** Fonts and drawings stay files of the package, beside `dist`. */
const keepAssets: Plugin = {
  name: 'keep-assets',
  setup(build) {
    build.onResolve({ filter: /\.(?:svg|woff2)\?no-inline$/ }, ({ path }) => ({
      path: path.replace(/^(?:\.\.\/)+/, '../'),
      external: true,
    }));
  },
};

/** One sheet with the theme first and every component after it, in the order of `exports`. */
const writeEntryOfAllStyles = () => {
  const folder = join(import.meta.dirname, '.cache');
  const parts = [exports['./theme.css'] ?? '', ...scripts.map(([, target]) => target)];
  mkdirSync(folder, { recursive: true });
  const code = parts.map(
    (target, index) => `export * as part${index} from '${target.replace('./', '../')}';`,
  );
  writeFileSync(join(folder, 'styles.ts'), code.join('\n'));
  return '.cache/styles.ts';
};

const base = { format: 'esm', target: 'es2022', outDir: 'dist', clean: false, silent: true } as const;

/** Each build makes scripts and sheets; what the other one is for is left out. */
const only = (extension: '.js' | '.css'): Plugin => ({
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
    // A component's `index.ts` says 'use client'; the chunks that they share need not.
    entry: Object.fromEntries(scripts.map(([subpath, target]) => [nameOf(subpath), target])),
    splitting: true,
    external: ['react', 'react-dom'],
    // Not `outputCss: false`: classes that only a selector names would be missing from the scripts.
    esbuildPlugins: [keepAssets, vanillaExtractPlugin({ identifiers }), only('.js')],
  },
  {
    ...base,
    entry: {
      styles: writeEntryOfAllStyles(),
      ...Object.fromEntries(
        sheets.map(([subpath, target]) => [nameOf(subpath).replace(/\.css$/, ''), target]),
      ),
    },
    minify: true,
    splitting: false,
    external: ['react', 'react-dom'],
    esbuildPlugins: [keepAssets, vanillaExtractPlugin({ identifiers }), only('.css')],
  },
]);
