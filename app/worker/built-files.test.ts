import { afterEach, expect, test, vi } from 'vitest';
import { createBuiltFiles, orNotFound } from './built-files.ts';

const files = createBuiltFiles({ '/assets/a.js': 'sha256-a' });
afterEach(() => vi.unstubAllGlobals());

/** Rejects a response whose integrity does not match, as a browser does. */
const respondWith = (responses: Record<string, 'right' | 'wrong'>) => {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    requests.push(init);
    if (responses[init.cache ?? ''] === 'wrong') throw new TypeError('Failed to fetch');
    return new Response('a');
  });
  return requests;
};

test('a file is fetched with its integrity, from the browser’s cache', async () => {
  const requests = respondWith({ default: 'right' });
  await files.fetchBuilt('/assets/a.js');
  expect(requests).toEqual([{ cache: 'default', integrity: 'sha256-a', credentials: 'same-origin' }]);
});

test('a file that the browser has cached wrong is fetched again, bypassing its cache', async () => {
  const requests = respondWith({ default: 'wrong', reload: 'right' });
  await files.fetchBuilt('/assets/a.js');
  expect(requests.map(({ cache }) => cache)).toEqual(['default', 'reload']);
});

test('a response of another content is rejected', async () => {
  respondWith({ default: 'wrong', reload: 'wrong' });
  await expect(files.fetchBuilt('/assets/a.js')).rejects.toThrow('Failed to fetch');
});

test.each(['/assets/b.js', '/constructor', '__proto__'])('%s is no file of the build', (path) => {
  expect(files.isBuilt(path)).toBe(false);
});

test.each<[string, boolean, string]>([
  ['the host responds, so the file was removed or changed', true, '404'],
  ['the host does not respond, so the network is at fault', false, 'Failed to fetch'],
])('a file that cannot be fetched, and %s', async (_name, isHostReachable, expected) => {
  vi.stubGlobal('fetch', async () => {
    if (!isHostReachable) throw new TypeError('no network');
    return new Response();
  });
  const outcome = orNotFound('/assets/a.js', Promise.reject(new TypeError('Failed to fetch'))).then(
    ({ status }) => String(status),
    (error: Error) => error.message,
  );
  expect(await outcome).toBe(expected);
});
