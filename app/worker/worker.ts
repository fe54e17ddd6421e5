/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SHELL } from './addresses.ts';
import type { PrecacheEntry } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const PRECACHE: PrecacheEntry[];

cleanupOutdatedCaches();
precacheAndRoute(PRECACHE, {
  // A page's file is no address of its own: `/about` is.
  cleanURLs: false,
  directoryIndex: '',
  // `again`: a module asked for once more, under another address, because the first one failed.
  ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^again$/],
});
// Every other page is the shell, whose router decides. The API and third parties are never touched.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: [/^\/api(?:\/|$)/, /^\/__/, /\.\w+$/] }),
);

// A new version waits until she takes it: never in the middle of a code.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
