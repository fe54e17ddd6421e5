import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearReloadTime, reloadOnce } from './reload-once.ts';

// jsdom does not navigate, and logs an error instead.
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  mockNavigationType('navigate');
  vi.useRealTimers();
});

// jsdom records no navigation entry.
const mockNavigationType = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

test('reloads once, however long the reloaded page takes', () => {
  vi.useFakeTimers();
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(3_600_000);
  expect(reloadOnce()).toBe(false);
});

test('a file that is available after all is a reason for one more reload', () => {
  expect(reloadOnce('missing')).toBe(true);
  expect(reloadOnce('recovered')).toBe(true);
  expect(reloadOnce('recovered')).toBe(false);
});

test('a page that started may reload again, but not at once', () => {
  vi.useFakeTimers();
  expect(reloadOnce()).toBe(true);
  clearReloadTime();
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(61_000);
  clearReloadTime();
  expect(reloadOnce()).toBe(true);
});

test.each([
  ['reload', false],
  ['navigate', true],
])('where storage is blocked, the browser’s navigation type counts: %s', (type, isReloaded) => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  mockNavigationType(type);
  expect(reloadOnce()).toBe(isReloaded);
});

test('where storage does not persist entries, the browser’s navigation type counts', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
  mockNavigationType('reload');
  expect(reloadOnce()).toBe(false);
});
