import type { Page } from '@playwright/test';

export type StoredEntry = { location: string; text: string };

/** Every entry that the browser stores for this origin and that a page can read. */
export const readStoredEntries = (page: Page): Promise<StoredEntry[]> =>
  page.evaluate(async () => {
    const entries: { location: string; text: string }[] = [];
    for (const [location, storage] of [
      ['local', localStorage],
      ['session', sessionStorage],
    ] as const)
      for (const [key, text] of Object.entries(storage))
        entries.push({ location, text: `${key} ${String(text)}` });
    for (const text of document.cookie.split('; ').filter(Boolean))
      entries.push({ location: 'cookie', text });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
        for (const row of rows)
          entries.push({ location: `database ${name} ${store}`, text: JSON.stringify(row) });
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        entries.push({ location: `cache ${request.url}`, text: (await response?.text()) ?? '' });
      }
    }
    return entries;
  });

/** The texts about a user that the entries contain, each with its location. */
export const findTexts = (entries: StoredEntry[], traces: readonly string[]): string[] =>
  entries.flatMap(({ location, text }) =>
    traces.filter((trace) => `${location} ${text}`.includes(trace)).map((trace) => `${trace} in ${location}`),
  );
