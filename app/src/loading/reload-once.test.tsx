import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

// jsdom does not navigate, and says so in the console.
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  openedBy('navigate');
  vi.useRealTimers();
});

// jsdom keeps no record of it.
const openedBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

test('reloads once, and again only when the first has had its time', () => {
  vi.useFakeTimers();
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(59_000);
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(reloadOnce()).toBe(true);
});

test.each([
  ['reload', false],
  ['navigate', true],
])('where storage is blocked, the browser’s own mark counts: %s', (type, isReloaded) => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  openedBy(type);
  expect(reloadOnce()).toBe(isReloaded);
});

test('where storage keeps nothing of what it takes, the browser’s own mark counts', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
  openedBy('reload');
  expect(reloadOnce()).toBe(false);
});
