import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteBegun, reloadOnce } from './reload-once.ts';

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

test('reloads once, however long what it waits for takes', () => {
  vi.useFakeTimers();
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(3_600_000);
  expect(reloadOnce()).toBe(false);
});

test('a file that has come after all is reason for one more', () => {
  expect(reloadOnce('missing')).toBe(true);
  expect(reloadOnce('here')).toBe(true);
  expect(reloadOnce('here')).toBe(false);
});

test('a page that began well may reload itself again, though not at once', () => {
  vi.useFakeTimers();
  expect(reloadOnce()).toBe(true);
  noteBegun();
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(61_000);
  noteBegun();
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
