/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** Replaces the worker on every phone, and deletes its caches: the website without offline use remains. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});
