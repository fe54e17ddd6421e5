import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.ts';

type Granted = () => Promise<void>;

/** The browser's locks; the test grants one. */
const createLocks = () => {
  const waiting: Granted[] = [];
  const request = (_name: string, { signal }: { signal: AbortSignal }, granted: Granted) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(() => granted().then(resolve, reject));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  vi.stubGlobal('navigator', { locks: { request } });
  return { grant: () => waiting.shift()?.() };
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the work runs once the lock is granted, and not before', async () => {
  const { grant } = createLocks();
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
  const result = withLock('session', work);
  expect(work).not.toHaveBeenCalled();
  void grant();
  expect(await result).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});

test('an error of the work reaches its caller, and the lock is free again', async () => {
  const { grant } = createLocks();
  const result = withLock('session', () => Promise.reject(new Error('refused')));
  await expect(grant()).resolves.toBeUndefined();
  await expect(result).rejects.toThrow('refused');
});

test('a tab that holds the lock while frozen does not block the others', async () => {
  vi.useFakeTimers();
  createLocks();
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
  const result = withLock('session', work);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});

test('a browser without locks runs the work at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withLock('session', () => Promise.resolve('done'))).toBe('done');
});
