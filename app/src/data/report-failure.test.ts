import { ApiError, createClient } from '@janani/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { analytics } from '../platform/analytics.ts';
import { IdentityError } from '../platform/identity/port.ts';
import { reportFailure } from './report-failure.ts';

const report = vi.spyOn(analytics, 'report').mockResolvedValue();
afterEach(() => void report.mockClear());
const details = () => report.mock.calls.map(([, , failure]) => failure);

test('an unexpected response is reported with the call and the field [T-14]', async () => {
  const body = { data: [{ id: 7, slug: 'yoga', title: 9_811_122_233 }] };
  const fetch = () => Promise.resolve(Response.json(body));
  const client = createClient({ baseUrl: 'https://backend.example/api', getIdToken: async () => 'x', fetch });
  await client.listSessions().catch(reportFailure);
  expect(details()).toEqual([{ kind: 'unexpected-response', call: 'listSessions', field: 'title' }]);
});

test('timeouts and defects are reported; an error response and a lost connection are not [T-26]', () => {
  for (const error of [
    new ApiError('timeout', 'getSession'),
    new IdentityError('auth/timeout'),
    new TypeError('x is undefined'),
    new ApiError('offline', 'getSession'),
    new ApiError('refused', 'getSession', { status: 409 }),
    new IdentityError('session-changed'),
    new TypeError('Failed to fetch dynamically imported module: /assets/Sessions.js'),
    new DOMException('left', 'AbortError'),
  ])
    reportFailure(error);
  expect(details()).toEqual([
    { kind: 'timeout', call: 'getSession', field: undefined },
    { kind: 'auth/timeout' },
    undefined,
  ]);
});
