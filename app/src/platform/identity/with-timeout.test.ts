import { afterEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('work that finishes in time resolves, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  await expect(withTimeout(20_000, Promise.resolve('token'))).resolves.toBe('token');
  expect(vi.getTimerCount()).toBe(0);
});
test('work that does not finish in time rejects with the code auth/timeout [ID-03]', async () => {
  vi.useFakeTimers();
  const outcome = withTimeout(20_000, new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toMatchObject({ code: 'auth/timeout' });
});
