/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SHELL, languageOfWorker } from './addresses.ts';
import type { Precaches } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const PRECACHES: Precaches;
/** Of these very files. */
declare const VERSION: string;

/** The source language comes first. */
const [source = ''] = Object.keys(PRECACHES);
const language = languageOfWorker(self.location.href) ?? source;
const { prefix, entries, parts } = PRECACHES[language] ?? { prefix: '', entries: [], parts: [] };
const prefixes = Object.values(PRECACHES).flatMap((kept) => (kept.prefix === '' ? [] : [kept.prefix]));

cleanupOutdatedCaches();
precacheAndRoute(entries, {
  // A page's file is no address of its own: `/about` is.
  cleanURLs: false,
  directoryIndex: '',
  // `language`: she has chosen it.
  ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^language$/],
});

/** What was fetched since, and stays what it is: its name changes with its content. One cache for a version. */
const PARTS = `parts-${VERSION}`;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.(?:js|css)$/.test(url.pathname),
  async ({ request }) => {
    const cache = await caches.open(PARTS);
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  },
);

const precacheParts = async () => {
  const cache = await caches.open(PARTS);
  for (const part of parts) if (!(await cache.match(part))) await cache.add(part);
};

const dropOldParts = async () => {
  for (const name of await caches.keys())
    if (name.startsWith('parts-') && name !== PARTS) await caches.delete(name);
};
self.addEventListener('activate', (event) => event.waitUntil(dropOldParts()));

/** The prefix of an address; the source language has none. */
const prefixOf = (pathname: string) =>
  prefixes.find((other) => pathname === other || pathname.startsWith(`${other}/`)) ?? '';

// Every other page is the shell, whose router decides; that of another language is asked for first. The
// API and third parties are never touched.
const shell = createHandlerBoundToURL(prefix + SHELL);
registerRoute(
  new NavigationRoute(
    async (context) =>
      prefixOf(context.url.pathname) === prefix
        ? shell(context)
        : fetch(context.request).catch(() => shell(context)),
    { denylist: [/^\/api(?:\/|$)/, /^\/__/, /\.\w+$/] },
  ),
);

// A new version waits until she takes it: never in the middle of a code. Another language is what she has
// just asked for.
self.addEventListener('install', () => {
  const active = self.registration.active?.scriptURL;
  if (active !== undefined && (languageOfWorker(active) ?? source) !== language) void self.skipWaiting();
});
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const type = (event.data as { type?: unknown } | null)?.type;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  // What does not come now comes when it is opened.
  if (type === 'KEEP_PARTS') event.waitUntil(precacheParts().catch(() => {}));
});
