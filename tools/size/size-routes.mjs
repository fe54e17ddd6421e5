/** Measures the transfer of a cold visit to each route of the built app, from its documents and its manifest. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { getRequiredFiles } from '../../app/build/prerender/manifest.ts';
import { getModules } from '../../app/build/prerender/page-modules.ts';
import { SOURCE_LANGUAGE } from '../../packages/messages/src/language-list.ts';
import { reviewedLanguages } from '../../packages/messages/vite/catalogues.ts';
import { allRoutes, routes } from '../../app/src/routes/routes.ts';
import { isScriptOfLanguage, localizeManifest } from '../../packages/messages/vite/translate-scripts.ts';
import { getPrecache } from '../../app/worker/precache.ts';
import { root } from '../setup.mjs';

const getGzipSize = (content) => gzipSync(content, { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const matchAll = (pattern, html) => [...html.matchAll(pattern)].map(([, match]) => match);

const buildApp = async () => {
  // Inside the app folder, from which the server build resolves packages.
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
    for (const buildFolder of [folder, `${folder}.maps`]) rmSync(buildFolder, { recursive: true });
    for (const kind of ['manifest', 'headers', 'firebase']) rmSync(`${folder}.${kind}.json`);
  };
  return { read, manifest, remove };
};

/** The files that a document references: scripts, styles that are not inlined, and fonts. */
const readDocument = (html) => ({
  scripts: [
    ...matchAll(/<script [^>]*src="\/([^"]+)"/g, html),
    ...matchAll(/<link rel="preload" as="fetch"[^>]*href="\/([^"]+)"/g, html),
  ],
  styles: matchAll(/<link rel="stylesheet"(?![^>]*disabled)[^>]*href="\/([^"]+)"/g, html),
  inlined: matchAll(/<link rel="stylesheet" href="\/([^"]+)" disabled/g, html),
  styleText: matchAll(/<style>([\s\S]*?)<\/style>/g, html).join('\n'),
  others: [
    ...matchAll(/<link rel="preload" as="(?!fetch)[^>]*href="\/([^"]+)"/g, html),
    ...matchAll(/<link rel="(?:icon|manifest)" href="\/([^"]+)"/g, html),
  ],
});

/** The document of a route: the shell if the page is not prerendered. */
const getDocument = ({ path, description }, prefix) => {
  if (description === undefined) return `${prefix}/app.html`;
  return path === '/' ? `${prefix || '/index'}.html` : `${prefix}${path}.html`;
};

const measurePage = (route, budget, { read, manifest }, prefix = '') => {
  const { path, access } = route;
  const { eager, idle } = getModules(route);
  const loads = access === 'guest' && route.description !== undefined ? [] : eager;
  // An idle public page preloads the product.
  const later = access === 'public' ? [...idle, 'src/shell/AuthenticatedApp.tsx'] : idle;
  // Fonts and pictures are compressed already.
  const getSize = (file) => (/\.(?:woff2|png)$/.test(file) ? read(file).length : getGzipSize(read(file)));
  const html = read(getDocument(route, prefix)).toString();
  const referenced = readDocument(html);
  const needs = getRequiredFiles(manifest, loads);
  const scripts = new Set([...referenced.scripts, ...needs.scripts]);
  const styles = new Set(
    [...referenced.styles, ...needs.styles].filter((file) => !referenced.inlined.includes(file)),
  );
  const script = sum([...scripts].map(getSize));
  const styleBytes = getGzipSize(referenced.styleText) + sum([...styles].map(getSize));
  const laterFiles = getRequiredFiles(manifest, later);
  const fetchedLater = [
    ...laterFiles.scripts.filter((file) => !scripts.has(file)),
    ...laterFiles.styles.filter((file) => !styles.has(file) && !referenced.inlined.includes(file)),
  ];
  const total =
    getGzipSize(html) +
    sum([...styles].map(getSize)) +
    script +
    sum([...referenced.others, ...fetchedLater].map(getSize));
  const rows = [
    ['script', script],
    ['styles', styleBytes],
    ['html', getGzipSize(html.replace(referenced.styleText, ''))],
    ['total', total],
  ];
  return rows
    .filter(([kind]) => budget[kind] !== undefined)
    .map(([kind, bytes]) => ({ label: `${prefix}${path} ${kind}`, bytes, kB: budget[kind] }));
};

/** Measures a lazy chunk without the scripts that its screen has already loaded. */
const measureChunk = ({ label, module, over, kB }, { read, manifest }) => {
  const loadedScripts = new Set(
    getRequiredFiles(manifest, ['index.html', ...getModules(routes[over]).eager]).scripts,
  );
  const addedScripts = getRequiredFiles(manifest, [module]).scripts.filter(
    (file) => !loadedScripts.has(file),
  );
  return { label, bytes: sum(addedScripts.map((file) => getGzipSize(read(file)))), kB };
};

/** Measures the precache of the worker in one language. */
const measurePrecache = ({ label, language, kB }, { read, manifest }) => {
  const { entries } = getPrecache(localizeManifest(manifest, language), []);
  const files = entries.map(({ url }) => url.slice(1)).filter((file) => /\.(?:js|css)$/.test(file));
  return { label, bytes: sum(files.map((file) => getGzipSize(read(file)))), kB };
};

/** Throws if the build has too many scripts: more requests cost more than splitting saves (docs/decisions/app.md#lazy-chunks). */
const countScripts = (limit, { read, manifest }) => {
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  const scripts = [...files].filter((file) => isScriptOfLanguage(file, SOURCE_LANGUAGE));
  if (scripts.length > limit)
    throw new Error(
      `The build has ${scripts.length} scripts of at most ${limit}: each costs a phone one request. Add small scripts to a chunk in app/build/chunks.ts. The smallest: ${scripts
        .toSorted((one, other) => read(one).length - read(other).length)
        .slice(0, 5)
        .join(', ')}.`,
    );
};

/** The languages of a production build, without the source language. */
const translations = reviewedLanguages.filter((language) => language !== SOURCE_LANGUAGE);

/**
 * Measures each page against its own budget or that of its kind. Other languages are measured by their scripts only.
 */
export const measureRoutes = async ({ pages, others, translated, parts, precaches, scripts }) => {
  const app = await buildApp();
  try {
    countScripts(scripts, app);
    return [
      ...allRoutes.flatMap((route) => {
        const budget = pages[route.name] ?? others[route.access];
        const { script } = budget;
        return [
          ...measurePage(route, budget, app),
          ...translations.flatMap((language) =>
            measurePage(
              route,
              { script: script + translated },
              { ...app, manifest: localizeManifest(app.manifest, language) },
              `/${language}`,
            ),
          ),
        ];
      }),
      ...parts.map((chunk) => measureChunk(chunk, app)),
      ...precaches.map((list) => measurePrecache(list, app)),
    ];
  } finally {
    app.remove();
  }
};
