import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_TIMEOUT_MS, checkIndexedDb } from './indexed-db.ts';

const request = (result?: unknown, event = 'success') => {
  const target = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => target.dispatchEvent(new Event(event)));
  return target;
};
const unresponsive = () => new EventTarget();
/** A database that returns `read` of the stored text. */
const database = (read: (text: string) => unknown) => {
  let stored = '';
  const store = { put: (text: string) => (stored = text), get: () => request(read(stored)) };
  return {
    transaction: () => Object.assign(new EventTarget(), { objectStore: () => store }),
    close: () => {},
  };
};
const working = () => request(database((text) => text));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['every open request succeeds', [working], 'usable'],
  ['a read returns another text', [() => request(database(() => 'other'))], 'inconsistent'],
  ['an open request fails', [() => request(undefined, 'error')], 'usable'],
  ['the first open request never responds', [unresponsive, working], 'usable'],
  ['no open request responds', [unresponsive, unresponsive], 'unresponsive'],
])('checkIndexedDb: %s', async (_title, openRequests, state) => {
  const remaining = [...openRequests];
  vi.stubGlobal('indexedDB', { open: () => (remaining.shift() ?? unresponsive)() });
  const result = checkIndexedDb();
  await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT_MS);
  await expect(result).resolves.toBe(state);
});
