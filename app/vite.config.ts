import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { parseEnvironment } from './environment.ts';

export default defineConfig(({ mode }) => {
  parseEnvironment(mode, loadEnv(mode, import.meta.dirname));
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      // react-aria's own words: English only for now, 34 languages otherwise.
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    ],
    // Nothing is inlined as data: the Content-Security-Policy allows fonts from our own origin only.
    build: {
      assetsInlineLimit: 0,
      outDir: mode === 'sandbox' ? 'dist/sandbox' : 'dist/production',
      emptyOutDir: true,
    },
    optimizeDeps: { include: ['@janani/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  };
});
