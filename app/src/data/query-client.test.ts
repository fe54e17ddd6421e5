import { ApiError } from '@janani/api-client';
import { describe, expect, test } from 'vitest';
import { IdentityError } from '../platform/identity/port.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

const error = (kind: ConstructorParameters<typeof ApiError>[0], status?: number, retryAfterMs?: number) =>
  new ApiError(kind, 'listSessions', { status, retryAfterMs });

describe('query defaults', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  test('data is fresh for 5 minutes and cached for 30 [QC-04, QC-05]', () => {
    expect([queries?.staleTime, queries?.gcTime]).toEqual([300_000, 1_800_000]);
  });
  test('data is refetched on reconnect, but not on focus or mount [QC-06, QC-07]', () => {
    expect([queries?.refetchOnWindowFocus, queries?.refetchOnMount, queries?.refetchOnReconnect]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test('a defect shows the error page, unless the page has data', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  const throwOnError = queries?.throwOnError as (error: Error, query: { state: object }) => boolean;
  const results = [undefined, []].map((data) => throwOnError(new TypeError('x'), { state: { data } }));
  expect(results).toEqual([true, false]);
});

describe('retries [T-26]', () => {
  test.each([
    error('offline'),
    error('timeout'),
    error('unexpected-response', 502),
    error('refused', 429),
    new IdentityError('auth/network-request-failed'),
  ])('two retries for a transient fault: %s [QC-08]', (fault) => {
    expect([0, 1, 2].map((count) => shouldRetry(count, fault))).toEqual([true, true, false]);
  });
  test.each([
    error('refused', 400),
    error('unauthenticated', 401),
    error('unauthenticated'),
    error('refused', 403),
    error('not-found', 404),
    error('unexpected-response', 200),
    new TypeError('a bug of ours'),
    new IdentityError('session-changed'),
    new IdentityError('storage-timeout'),
  ])('no retry for a permanent error: %s', (refusal) => {
    expect(shouldRetry(0, refusal)).toBe(false);
  });
  test('no retry where `Retry-After` exceeds the time limit of a call [T-26]', () => {
    expect(shouldRetry(0, error('refused', 429, 20_000))).toBe(true);
    expect(shouldRetry(0, error('refused', 503, 3_600_000))).toBe(false);
  });
  test('`Retry-After` sets the delay of a retry', () => {
    expect(retryDelay(0, error('refused', 429, 7000))).toBe(7000);
    expect([0, 1].map((count) => retryDelay(count, error('offline')))).toEqual([1000, 2000]);
  });
});
