import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { parseEnvironment } from './environment.ts';
import { prerenderPages } from './prerender/plugin.ts';

export default defineConfig(({ command, mode }) => {
  const environment = parseEnvironment(mode, loadEnv(mode, import.meta.dirname));
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      // Short names in every build, so that what is measured and tested is what is shipped.
      vanillaExtractPlugin(command === 'build' ? { identifiers: 'short' } : {}),
      // react-aria's own words: English only for now, 34 languages otherwise.
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      prerenderPages(environment),
    ],
    // Nothing is inlined as data: the Content-Security-Policy allows fonts from our own origin only.
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      outDir: mode === 'sandbox' ? 'dist/sandbox' : 'dist/production',
      emptyOutDir: true,
      // All that the landing page needs is one file: cut by who else uses what, it would be eight.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
    },
    optimizeDeps: { include: ['@janani/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  };
});
