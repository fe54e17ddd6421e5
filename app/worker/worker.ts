/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SHELL, languageOfWorker } from './addresses.ts';
import type { Precaches } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const PRECACHES: Precaches;

/** The source language comes first. */
const [source = ''] = Object.keys(PRECACHES);
const language = languageOfWorker(self.location.href) ?? source;
const { prefix, entries } = PRECACHES[language] ?? { prefix: '', entries: [] };
const prefixes = Object.values(PRECACHES).flatMap((kept) => (kept.prefix === '' ? [] : [kept.prefix]));

cleanupOutdatedCaches();
precacheAndRoute(entries, {
  // A page's file is no address of its own: `/about` is.
  cleanURLs: false,
  directoryIndex: '',
  // `again`: a module asked for once more, under another address, because the first one failed.
  ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^again$/],
});

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
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
