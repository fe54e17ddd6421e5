/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { APP_START, SHELL, getWorkerLanguage } from './worker-urls.ts';
import { createBuiltFiles, orNotFound } from './built-files.ts';
import type { Precaches } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build. */
declare const PRECACHES: Precaches;
/** Of all files under `/assets`, by path. */
declare const INTEGRITIES: Record<string, string>;
/** A digest of the files above. */
declare const VERSION: string;

/** The source language comes first. */
const [source = ''] = Object.keys(PRECACHES);
const language = getWorkerLanguage(self.location.href) ?? source;
const precaches = new Map(Object.entries(PRECACHES));
const {
  prefix,
  entries,
  memberFiles: parts,
} = precaches.get(language) ?? { prefix: '', entries: [], memberFiles: [] };
const prefixes = Object.values(PRECACHES).flatMap((precache) =>
  precache.prefix === '' ? [] : [precache.prefix],
);

const {
  fetchBuilt,
  fetchBypassingCache,
  isBuilt,
  getIntegrity: computeIntegrity,
} = createBuiltFiles(INTEGRITIES);

/**
 * Files fetched since the installation. They never change, because their names do with their content. One cache for
 * each version.
 */
const RUNTIME_CACHE = `parts-${VERSION}`;

const fetchAndCache = async ({ href, pathname }: URL) => {
  const response = await fetchBypassingCache(pathname);
  const isPrecached = getCacheKeyForURL(href) !== undefined;
  const cache = await caches.open(isPrecached ? cacheNames.precache : RUNTIME_CACHE);
  await cache.put(pathname, response.clone());
  return response;
};

/** A request that bypasses the browser's cache means that the page got a wrong cached file: the response replaces it. */
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.cache === 'reload' && isBuilt(url.pathname),
  ({ url }) => orNotFound(url.pathname, fetchAndCache(url)),
);

/**
 * A file that the browser has cached as a wrong, poisoned or error response would fail every installation: it is
 * fetched again, bypassing the cache.
 */
addPlugins([
  {
    handlerDidError: async ({ request, event, error }) => {
      const { pathname } = new URL(request.url);
      if (!isBuilt(pathname)) return undefined;
      if (event?.type !== 'install')
        return orNotFound(pathname, Promise.reject(error ?? new Error('no answer')));
      const response = await fetchBypassingCache(pathname);
      await (await caches.open(cacheNames.precache)).put(pathname, response.clone());
      return response;
    },
  },
]);
cleanupOutdatedCaches();
precacheAndRoute(
  entries.map((entry) => ({ integrity: computeIntegrity(entry.url), ...entry })),
  {
    // The name of a page's file is no URL: `/about` is.
    cleanURLs: false,
    directoryIndex: '',
    // A language that the user has chosen, and the start of an installed app.
    ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^language$/, new RegExp(`^${APP_START}$`)],
  },
);

const getCachedOrFetch = async (path: string): Promise<Response> => {
  const cache = await caches.open(RUNTIME_CACHE);
  const cached = await cache.match(path);
  if (cached) return cached;
  const response = await fetchBuilt(path);
  await cache.put(path, response.clone());
  return response;
};
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBuilt(url.pathname) && /\.(?:js|css|svg)$/.test(url.pathname),
  ({ url }) => orNotFound(url.pathname, getCachedOrFetch(url.pathname)),
);

const precacheMemberFiles = async () => {
  for (const file of parts) await getCachedOrFetch(file);
};

const deleteOldRuntimeCache = async () => {
  for (const name of await caches.keys())
    if (name.startsWith('parts-') && name !== RUNTIME_CACHE) await caches.delete(name);
};
self.addEventListener('activate', (event) => event.waitUntil(deleteOldRuntimeCache()));

/** The prefix of a URL; the source language has none. */
const getPrefix = (pathname: string) =>
  prefixes.find((other) => pathname === other || pathname.startsWith(`${other}/`)) ?? '';

// Every other page is the shell, whose router decides; the shell of the page's language is tried first. The API and
// third parties are never intercepted.
const shell = createHandlerBoundToURL(prefix + SHELL);
registerRoute(
  new NavigationRoute(
    async (context) =>
      getPrefix(context.url.pathname) === prefix
        ? shell(context)
        : fetch(context.request).catch(() => shell(context)),
    { denylist: [/^\/api(?:\/|$)/, /^\/__/, /\.\w+$/] },
  ),
);

// A new version waits until the user accepts it, so that it never interrupts the entry of a code. A change of language
// is the user's own request, and activates at once.
self.addEventListener('install', () => {
  const active = self.registration.active?.scriptURL;
  if (active !== undefined && (getWorkerLanguage(active) ?? source) !== language) void self.skipWaiting();
});
/** Sends an error to the pages, which report it, because the worker does not know the user's consent. */
const notifyPages = async (error: unknown) => {
  try {
    for (const page of await self.clients.matchAll({ includeUncontrolled: true }))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this worker has none
      page.postMessage({ error: error instanceof Error ? error : new Error() });
  } catch {
    // A rejection here would be handled as the next event.
  }
};
self.addEventListener('error', ({ error }) => void notifyPages(error));
self.addEventListener('unhandledrejection', ({ reason }) => void notifyPages(reason));
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const type = (event.data as { type?: unknown } | null)?.type;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  // A file that cannot be fetched now is fetched when it is used.
  if (type === 'KEEP_PARTS') event.waitUntil(precacheMemberFiles().catch(() => {}));
});
