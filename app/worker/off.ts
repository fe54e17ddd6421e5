/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** Takes the worker before it off every phone, with all that it kept: what is left is the website. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});
