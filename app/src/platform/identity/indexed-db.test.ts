import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_TIMEOUT_MS, examineIndexedDb } from './indexed-db.ts';

const request = (result?: unknown, event = 'success') => {
  const target = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => target.dispatchEvent(new Event(event)));
  return target;
};
const silent = () => new EventTarget();
/** A database that returns `read` of the stored text. */
const database = (read: (text: string) => unknown) => {
  let stored = '';
  const store = { put: (text: string) => (stored = text), get: () => request(read(stored)) };
  return {
    transaction: () => Object.assign(new EventTarget(), { objectStore: () => store }),
    close: () => {},
  };
};
const sound = () => request(database((text) => text));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['every opening responds', [sound], 'sound'],
  ['another text comes back', [() => request(database(() => 'other'))], 'lying'],
  ['opening fails', [() => request(undefined, 'error')], 'sound'],
  ['the first opening never responds', [silent, sound], 'sound'],
  ['no opening responds', [silent, silent], 'silent'],
])('examineIndexedDb: %s', async (_title, openings, state) => {
  const left = [...openings];
  vi.stubGlobal('indexedDB', { open: () => (left.shift() ?? silent)() });
  const examined = examineIndexedDb();
  await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT_MS);
  await expect(examined).resolves.toBe(state);
});
