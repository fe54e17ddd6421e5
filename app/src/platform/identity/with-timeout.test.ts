import { afterEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an answer in time is the answer, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  await expect(withTimeout(20_000, Promise.resolve('token'))).resolves.toBe('token');
  expect(vi.getTimerCount()).toBe(0);
});
test('ID-03 no answer in time is a code of its own', async () => {
  vi.useFakeTimers();
  const outcome = withTimeout(20_000, new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toMatchObject({ code: 'auth/timeout' });
});
