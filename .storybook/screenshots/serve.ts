/** Serves a built Storybook with every font from a file of ours, so that screenshots are the same on every machine. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { storybook } from './built-index.ts';

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

const fromUi = createRequire(join(import.meta.dirname, '../../packages/ui/package.json'));
const fontFiles = new Map(
  Object.entries(FONTS).map(([script, file]) => [
    `/${file}`,
    fromUi.resolve(`@fontsource-variable/anek-${script.toLowerCase()}/files/${file}`),
  ]),
);

/** The container of a story: a component, or a screen in its frame. */
const PAGES = new Set(['/iframe.html', '/playground/index.html']);

/** System fonts differ between machines; these are beside the stories. */
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

const fileAt = (path: string, folder: string) => fontFiles.get(path) ?? join(folder, path);

const read = (path: string, folder: string): Buffer | undefined => {
  const file = fileAt(path, folder);
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  if (PAGES.has(path)) return Buffer.from(content.toString().replace('</head>', `${STYLE}</head>`));
  // With `font-display: optional`, the speed of the machine decides whether a font is used.
  if (path.endsWith('.css'))
    return Buffer.from(content.toString().replaceAll(/font-display:\s*\w+/g, 'font-display:block'));
  return content;
};

/** Starts the server on a free port, and returns its URL and a function that stops it. */
export const serveStorybook = async (folder = storybook) => {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : decodeURIComponent(pathname);
    const content = read(path, folder);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    // A browser requests it for a page that names no icon.
    const missing = pathname === '/favicon.ico' ? 204 : 404;
    response.writeHead(content ? 200 : missing, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
};
