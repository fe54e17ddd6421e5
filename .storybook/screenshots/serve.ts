/** Serves a built Storybook with all fonts from files, so that screenshots are the same on every machine. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { storybookFolder } from './built-index.ts';

/**
 * Texts that a phone renders in system fonts: characters missing in the package's font (€), Hindi, and another
 * language.
 */
const FONTS = {
  Latin: 'anek-latin-latin-wght-normal.woff2',
  Devanagari: 'anek-devanagari-devanagari-wght-normal.woff2',
  Tamil: 'anek-tamil-tamil-wght-normal.woff2',
};

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const requireFromUi = createRequire(join(import.meta.dirname, '../../packages/ui/package.json'));
const fontFiles = new Map(
  Object.entries(FONTS).map(([script, file]) => [
    `/${file}`,
    requireFromUi.resolve(`@fontsource-variable/anek-${script.toLowerCase()}/files/${file}`),
  ]),
);

/** The HTML documents that get the fonts: a story's iframe, and the playground, which a screen's story embeds. */
const PAGES = new Set(['/iframe.html', '/playground/index.html']);

/** The font faces that replace system fonts, which differ between machines. */
const STYLE = `<style>
${Object.entries(FONTS)
  .map(
    ([script, file]) =>
      `  @font-face { font-family: "Pictures ${script}"; src: url("/${file}") format("woff2"); font-weight: 400 700; }`,
  )
  .join('\n')}
  :root, [data-theme] { --janani-font-sans: "Anek Latin Variable", "Anek Rupee", ${Object.keys(FONTS)
    .map((script) => `"Pictures ${script}"`)
    .join()} !important; }
</style>`;

const resolveFile = (path: string, folder: string) => fontFiles.get(path) ?? join(folder, path);

const readContent = (path: string, folder: string): Buffer | undefined => {
  const file = resolveFile(path, folder);
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  if (PAGES.has(path)) return Buffer.from(content.toString().replace('</head>', `${STYLE}</head>`));
  // With `font-display: optional`, the speed of the machine decides whether a font is used.
  if (path.endsWith('.css'))
    return Buffer.from(content.toString().replaceAll(/font-display:\s*\w+/g, 'font-display:block'));
  return content;
};

/** Starts the server on a free port, and returns its URL and a function that stops it. */
export const serveStorybook = async (folder = storybookFolder) => {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : decodeURIComponent(pathname);
    const content = readContent(path, folder);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    // A browser requests `/favicon.ico` for a page that links to no icon.
    const missingStatus = pathname === '/favicon.ico' ? 204 : 404;
    response.writeHead(content ? 200 : missingStatus, {
      'Content-Type': type,
      'Cache-Control': 'max-age=3600',
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
};
