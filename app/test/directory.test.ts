import { createSandbox } from '@janani/sandbox-api';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.stubEnv('VITE_API_BASE_URL', 'http://sandbox.test/api');
// The configuration is read when it is first imported.
const { findDoctors, findHospitals, statesQuery } = await import('../src/data/directory-queries.ts');
const { createQueryClient } = await import('../src/data/query-client.ts');

const MINUTE = 60_000;
const sandbox = createSandbox();
let client: QueryClient;
let requested: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  sandbox.reset();
  requested = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requested.push(request.url.replace('http://sandbox.test/api', ''));
    return sandbox.fetch(request);
  });
  client = createQueryClient();
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('hospitals are requested once in 30 s for each text [QC-01]', async () => {
  await findHospitals(client, 'mother');
  await vi.advanceTimersByTimeAsync(29_999);
  await findHospitals(client, 'mother');
  await findHospitals(client, 'sunrise');
  expect(requested).toEqual(['/hospitals?search=mother', '/hospitals?search=sunrise']);
  await vi.advanceTimersByTimeAsync(30_000);
  await findHospitals(client, 'mother');
  expect(requested).toHaveLength(3);
});

test('doctors are requested once in 30 s for each hospital and text; the code is encoded [QC-01, T-28]', async () => {
  await findDoctors(client, 'MH-0001', '');
  await findDoctors(client, 'MH-0001', '');
  await findDoctors(client, 'MH-0001', 'rao');
  await findDoctors(client, 'a/b c', '').catch(() => {});
  expect(requested).toEqual([
    '/hospitals/MH-0001/doctors',
    '/hospitals/MH-0001/doctors?search=rao',
    '/hospitals/a%2Fb%20c/doctors',
  ]);
});

test('two concurrent searches for the same text send one request [QC-02]', async () => {
  const [first, second] = await Promise.all([
    findHospitals(client, 'mother'),
    findHospitals(client, 'mother'),
  ]);
  expect(requested).toHaveLength(1);
  expect(first).toEqual(second);
  expect(first).toContainEqual({
    value: 'MH-0001',
    label: 'Sunrise Mother & Child Centre',
    detail: '(18)',
  });
});

test('a failed search is not cached [QC-02]', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(findHospitals(client, 'mother')).rejects.toThrow('No response arrived');
  vi.stubGlobal('fetch', (request: Request) => sandbox.fetch(request));
  expect(await findHospitals(client, 'mother')).not.toEqual([]);
});

test('states are fresh for 5 minutes and cached for 30 [QC-03]', async () => {
  const states = await client.fetchQuery(statesQuery());
  expect(states).toHaveLength(36);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  await client.fetchQuery(statesQuery());
  expect(requested).toEqual(['/countries/1/states?limit=500&page=1']);
  await vi.advanceTimersByTimeAsync(1);
  await client.fetchQuery(statesQuery());
  expect(requested).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
  expect(client.getQueryData(statesQuery().queryKey)).toHaveLength(36);
  await vi.advanceTimersByTimeAsync(2);
  expect(client.getQueryData(statesQuery().queryKey)).toBeUndefined();
  expect(statesQuery().refetchOnWindowFocus).toBe(false);
});

test('a name of any length is shown with 200 characters', async () => {
  const data = [{ code: 'h', name: `A${'\u0301'.repeat(100_000)}` }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, message: '', data })));
  const [hospital] = await findHospitals(client, 'any');
  expect(hospital?.label).toHaveLength(200);
});
