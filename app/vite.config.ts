import { createRequire } from 'node:module';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { layeredStyles } from '../packages/ui/scripts/vite-layers.ts';
import { chunkGroups } from './build/chunks.ts';
import { parseEnvironment } from './build/environment.ts';
import { prerenderPages } from './build/prerender/plugin.ts';
import { fetchBeforeImport } from './build/fetch-before-import.ts';
import { minifyScripts } from './build/minify.ts';
import weeksReview from './src/features/profile/week/review.json' with { type: 'json' };
import { messages } from '@janani/messages/vite/plugin.ts';

const routerRequire = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));

/**
 * The router's package exports its development build only. The production build logs less to the console, which users
 * do not read on a phone, and is half a kilobyte smaller.
 */
const productionRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: routerRequire.resolve(name).replace('development', 'production'),
}));

export default defineConfig(({ command, mode }) => {
  const environment = parseEnvironment(mode, loadEnv(mode, import.meta.dirname));
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      fetchBeforeImport(),
      messages(),
      // Short names in every build, so that the tested and measured code is the shipped code.
      vanillaExtractPlugin(command === 'build' ? { identifiers: 'short' } : {}),
      layeredStyles(),
      // Without this, react-aria's strings for 34 languages are included. English stays; those of other languages come
      // from packages/ui/messages.
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      prerenderPages(environment),
      minifyScripts(),
    ],
    ...(command === 'build' ? { resolve: { alias: productionRouter } } : {}),
    define: {
      'import.meta.env.SHOWS_WEEKS': String(
        environment.VITE_UNREVIEWED_TEXTS === 'on' || weeksReview.by !== null,
      ),
    },
    // Nothing is inlined as data: the Content-Security-Policy allows fonts from our own origin only.
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      outDir: mode === 'sandbox' ? 'dist/sandbox' : 'dist/production',
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
});
