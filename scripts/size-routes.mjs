/** What a cold visit to each route of the built app transfers, read from its documents and its manifest. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { needsOf } from '../app/prerender/manifest.ts';
import { precacheOf } from '../app/worker/precache.ts';
import { root } from './setup.mjs';

const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const all = (pattern, html) => [...html.matchAll(pattern)].map(([, found]) => found);

const buildApp = async () => {
  // Inside the app: its server part, which makes the pages, looks for its packages from there.
  const folder = join(root, 'app/dist/size');
  const builder = await createBuilder({
    root: join(root, 'app'),
    mode: 'example',
    logLevel: 'error',
    build: { outDir: folder },
  });
  await builder.buildApp();
  const read = (file) => readFileSync(join(folder, file));
  const manifest = JSON.parse(readFileSync(`${folder}.manifest.json`, 'utf8'));
  const remove = () => {
    rmSync(folder, { recursive: true });
    for (const kind of ['manifest', 'headers', 'firebase']) rmSync(`${folder}.${kind}.json`);
  };
  return { read, manifest, remove };
};

/** The files a document names: its scripts, its styles apart from those that are in it, and its fonts. */
const readDocument = (html) => ({
  scripts: [
    ...all(/<script [^>]*src="\/([^"]+)"/g, html),
    ...all(/<link rel="modulepreload"[^>]*href="\/([^"]+)"/g, html),
  ],
  styles: all(/<link rel="stylesheet"(?![^>]*disabled)[^>]*href="\/([^"]+)"/g, html),
  inlined: all(/<link rel="stylesheet" href="\/([^"]+)" disabled/g, html),
  styleText: all(/<style>([\s\S]*?)<\/style>/g, html).join('\n'),
  others: [
    ...all(/<link rel="preload"[^>]*href="\/([^"]+)"/g, html),
    ...all(/<link rel="(?:icon|manifest)" href="\/([^"]+)"/g, html),
  ],
});

const measureRoute = ({ path, document, loads = [], later = [], goal, ...budget }, { read, manifest }) => {
  // Fonts and pictures are compressed already.
  const size = (file) => (/\.(?:woff2|png)$/.test(file) ? read(file).length : gzipped(read(file)));
  const html = read(document).toString();
  const named = readDocument(html);
  const needs = needsOf(manifest, loads);
  const scripts = new Set([...named.scripts, ...needs.scripts]);
  const styles = new Set([...named.styles, ...needs.styles].filter((file) => !named.inlined.includes(file)));
  const script = sum([...scripts].map(size));
  const styleBytes = gzipped(named.styleText) + sum([...styles].map(size));
  const rest = needsOf(manifest, later);
  const fetchedLater = [
    ...rest.scripts.filter((file) => !scripts.has(file)),
    ...rest.styles.filter((file) => !styles.has(file) && !named.inlined.includes(file)),
  ];
  const total =
    gzipped(html) + sum([...styles].map(size)) + script + sum([...named.others, ...fetchedLater].map(size));
  const rows = [
    ['script', script, goal],
    ['styles', styleBytes],
    ['html', gzipped(html.replace(named.styleText, ''))],
    ['total', total],
  ];
  return rows
    .filter(([part]) => budget[part] !== undefined)
    .map(([part, bytes, wished]) => ({ what: `${path} ${part}`, bytes, kB: budget[part], goal: wished }));
};

/** A library that a screen fetches by itself, over what the screen came with. */
const measurePart = ({ what, module, over, kB }, { read, manifest }) => {
  const before = new Set(needsOf(manifest, over).scripts);
  const added = needsOf(manifest, [module]).scripts.filter((file) => !before.has(file));
  return { what, bytes: sum(added.map((file) => gzipped(read(file)))), kB };
};

/** What the worker fetches ahead in one language. */
const measureKept = ({ what, otherTexts, kB }, { read, manifest }) => {
  const { entries } = precacheOf(manifest, { documents: [], otherTexts });
  const files = entries.map(({ url }) => url.slice(1)).filter((file) => /\.(?:js|css)$/.test(file));
  return { what, bytes: sum(files.map((file) => gzipped(read(file)))), kB };
};

/** Each part of each route that has a budget. */
export const measureRoutes = async ({ routes, parts, kept, later }) => {
  const app = await buildApp();
  try {
    return [
      ...routes.flatMap((route) =>
        measureRoute(route.later ? { ...route, later: [...route.later, ...Object.keys(later)] } : route, app),
      ),
      ...parts.map((part) => measurePart(part, app)),
      ...kept.map((list) => measureKept(list, app)),
    ];
  } finally {
    app.remove();
  }
};
