import { join } from 'node:path';
import { createImage } from '@janani/sandbox-api';
import { sandboxInPage } from '@janani/sandbox-api/in-page';
import { timetable } from '@janani/sandbox-api/timetable';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { layeredStyles } from '../../packages/ui/scripts/vite-layers.ts';
import { messages } from '@janani/messages/vite/plugin.ts';

const source = join(import.meta.dirname, '../src');

/** The modules that replace the identity provider and the offline worker. */
const replacements: Record<string, string> = {
  [join(source, 'platform/identity/firebase.ts')]: join(import.meta.dirname, 'identity.ts'),
  [join(source, 'platform/worker.ts')]: join(import.meta.dirname, 'worker.ts'),
};

const moduleReplacements: Plugin = {
  name: 'janani:playground-ports',
  enforce: 'pre',
  async resolveId(id, importer) {
    const resolved = id.startsWith('.') ? await this.resolve(id, importer, { skipSelf: true }) : null;
    return resolved && replacements[resolved.id];
  },
};

/** Rendered with the sandbox's function, because there is no server to send them. */
const sessionImages: Plugin = {
  name: 'janani:playground-pictures',
  generateBundle() {
    for (const { slug, image } of timetable)
      if (image)
        this.emitFile({
          type: 'asset',
          fileName: `pictures/${slug}.jpg.svg`,
          source: createImage(`${slug}.jpg`),
        });
  },
};

/** Scripts and data from this folder only; SQLite is WebAssembly. The desk can send nothing, as its scenes cannot. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const policy: Plugin = {
  name: 'janani:playground-policy',
  apply: 'build',
  transformIndexHtml: (html, { path }) => {
    const content =
      path === '/desk.html' ? POLICY.replace("connect-src 'self'", "connect-src 'none'") : POLICY;
    return html.replace(
      '<!--policy-->',
      `<meta http-equiv="Content-Security-Policy" content="${content}" />`,
    );
  },
};

export default defineConfig({
  root: import.meta.dirname,
  // The folder may be served at any path.
  base: './',
  publicDir: '../public',
  resolve: { alias: { '/src': source } },
  plugins: [
    moduleReplacements,
    sandboxInPage(),
    react(),
    messages({ allAtOnce: true }),
    vanillaExtractPlugin(),
    layeredStyles(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    sessionImages,
    policy,
  ],
  define: {
    'import.meta.env.VITE_API_BASE_URL': '"/api"',
    'import.meta.env.VITE_FIREBASE_API_KEY': '"demo"',
    'import.meta.env.VITE_FIREBASE_PROJECT_ID': '"demo-janani"',
    'import.meta.env.VITE_UNREVIEWED_TEXTS': '"on"',
    'import.meta.env.SHOWS_WEEKS': 'true',
  },
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: { input: ['index', 'desk'].map((name) => join(import.meta.dirname, `${name}.html`)) },
  },
});
