import { afterEach, expect, test, vi } from 'vitest';
import { builtFiles, orNotFound } from './built-files.ts';

const kept = builtFiles({ '/assets/a.js': 'sha256-a' });
afterEach(() => vi.unstubAllGlobals());

/** Rejects a response whose integrity does not match, as a browser does. */
const answering = (answers: Record<string, 'right' | 'wrong'>) => {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    asked.push(init);
    if (answers[init.cache ?? ''] === 'wrong') throw new TypeError('Failed to fetch');
    return new Response('a');
  });
  return asked;
};

test('a file is fetched with its integrity, from the browser’s cache', async () => {
  const asked = answering({ default: 'right' });
  await kept.fetchBuilt('/assets/a.js');
  expect(asked).toEqual([{ cache: 'default', integrity: 'sha256-a', credentials: 'same-origin' }]);
});

test('a file that the browser has cached wrong is fetched past its cache', async () => {
  const asked = answering({ default: 'wrong', reload: 'right' });
  await kept.fetchBuilt('/assets/a.js');
  expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload']);
});

test('a response of another content is rejected', async () => {
  answering({ default: 'wrong', reload: 'wrong' });
  await expect(kept.fetchBuilt('/assets/a.js')).rejects.toThrow('Failed to fetch');
});

test.each(['/assets/b.js', '/constructor', '__proto__'])('%s is no file of the build', (path) => {
  expect(kept.isBuilt(path)).toBe(false);
});

test.each<[string, boolean, string]>([
  ['the host answers, so it is gone or something else', true, '404'],
  ['nothing answers, so the network is out of order', false, 'Failed to fetch'],
])('a file that cannot be had, and %s', async (_name, isHostThere, expected) => {
  vi.stubGlobal('fetch', async () => {
    if (!isHostThere) throw new TypeError('no network');
    return new Response();
  });
  const told = orNotFound('/assets/a.js', Promise.reject(new TypeError('Failed to fetch'))).then(
    ({ status }) => String(status),
    (error: Error) => error.message,
  );
  expect(await told).toBe(expected);
});
