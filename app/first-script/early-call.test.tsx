import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOrTakeEarly } from '../src/platform/early-call.ts';
import { readStoredToken } from '../src/platform/identity/stored-token.ts';
import { sendEarlyCall } from './early-call.ts';

vi.mock('../src/platform/identity/stored-token.ts', () => ({
  readStoredToken: vi.fn<() => Promise<string | null>>(),
}));

const BASE = 'https://backend.example/api';
const NEXT_SESSIONS = `${BASE}/user/sessions?limit=10&upcoming=true`;
const fetchMock = vi.fn<(input: string | Request, init?: RequestInit) => Promise<Response>>();
const store = (entries: Record<string, string>) => {
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
};
const sentUrls = () => fetchMock.mock.calls.map(([input]) => (typeof input === 'string' ? input : input.url));
const flushPromises = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
/** The client's request for the same call. */
const request = (token = 'stored', url = NEXT_SESSIONS) =>
  fetchOrTakeEarly(new Request(url, { headers: { Authorization: `Bearer ${token}` } }));

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetchMock.mockImplementation(() => Promise.resolve(new Response('{}'))),
  );
  vi.mocked(readStoredToken).mockResolvedValue('stored');
  store({
    auth_token: 'marker',
    user_data: '{"id":"7","phone":"9811122233"}',
    provider_user: '{"user":"7","uid":"provider-7","app":"app-7"}',
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  globalThis.earlyCall = undefined;
});

test.each([
  ['/dashboard', '/user/sessions?limit=10&upcoming=true'],
  ['/sessions', '/user/sessions?page=1&limit=12&upcoming=true'],
  ['/session/prenatal-yoga', '/user/sessions/prenatal-yoga'],
])('%s begins with %s, for the user of the stored session [T-15]', async (path, call) => {
  sendEarlyCall(BASE, path);
  await flushPromises();
  expect(sentUrls()).toEqual([BASE + call]);
  expect(readStoredToken).toHaveBeenCalledExactlyOnceWith({ uid: 'provider-7', app: 'app-7' }, 1000);
});

test.each([
  ['another page', '/settings', {}],
  ['an address below it', '/dashboard//foo', {}],
  ['a slug that the client would encode', '/session/%E0%A4%95', {}],
  ['no session', '/dashboard', { auth_token: null }],
  ['a user that cannot be read', '/dashboard', { user_data: '{"id":' }],
  ['a user without a number', '/dashboard', { user_data: '{"id":"7"}' }],
  ['a user whose number is no text', '/dashboard', { user_data: '{"id":"7","phone":5}' }],
  ['a binding of another user', '/dashboard', { provider_user: '{"user":"8","uid":"x","app":"y"}' }],
  ['a session older than the apps', '/dashboard', { provider_user: '{"user":"7","uid":"x"}' }],
])('with %s nothing is sent [T-15]', async (_, path, changes: Record<string, string | null>) => {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) window.localStorage.removeItem(key);
    else store({ [key]: value });
  }
  sendEarlyCall(BASE, path);
  await flushPromises();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('nothing is sent by a document that is being replaced by that of another language', () => {
  document.documentElement.hidden = true;
  sendEarlyCall(BASE, '/dashboard');
  document.documentElement.hidden = false;
  expect(globalThis.earlyCall).toBeUndefined();
});

test('nothing is sent for a search, without a usable token, or for a session that ended meanwhile [T-25]', async () => {
  window.history.replaceState({ usr: { search: 'yoga' } }, '', '/sessions');
  sendEarlyCall(BASE, '/sessions');
  expect(globalThis.earlyCall).toBeUndefined();
  vi.mocked(readStoredToken).mockResolvedValueOnce(null);
  sendEarlyCall(BASE, '/dashboard');
  await flushPromises();
  sendEarlyCall(BASE, '/dashboard');
  window.localStorage.removeItem('auth_token');
  await flushPromises();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('the same call with the same token takes the response, once', async () => {
  const early = new Response('{"early":true}');
  fetchMock.mockResolvedValueOnce(early);
  sendEarlyCall(BASE, '/dashboard');
  await flushPromises();
  expect(await request()).toBe(early);
  await request();
  expect(sentUrls()).toEqual([NEXT_SESSIONS, NEXT_SESSIONS]);
});

test('a call with another token is sent, and the early response is discarded [T-15]', async () => {
  sendEarlyCall(BASE, '/dashboard');
  await flushPromises();
  await request('renewed');
  await request('stored');
  expect(sentUrls()).toHaveLength(3);
});

test('a call that is made before the early one was sent replaces it', async () => {
  sendEarlyCall(BASE, '/dashboard');
  await request();
  await flushPromises();
  expect(sentUrls()).toEqual([NEXT_SESSIONS]);
});

test('a response that is older than ten seconds is not taken, and its request ends', async () => {
  vi.useFakeTimers();
  sendEarlyCall(BASE, '/dashboard');
  await vi.advanceTimersByTimeAsync(1);
  const signal = fetchMock.mock.lastCall?.[1]?.signal;
  await vi.advanceTimersByTimeAsync(10_001);
  await request();
  vi.useRealTimers();
  expect(sentUrls()).toHaveLength(2);
  expect(signal?.aborted).toBe(true);
});

test('the request ends with the call that has taken its response', async () => {
  sendEarlyCall(BASE, '/dashboard');
  await flushPromises();
  const controller = new AbortController();
  await fetchOrTakeEarly(
    new Request(NEXT_SESSIONS, { headers: { Authorization: 'Bearer stored' }, signal: controller.signal }),
  );
  expect(sentUrls()).toHaveLength(1);
  controller.abort();
  expect(fetchMock.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

test('another call is sent, and leaves the early response to the one that it is for', async () => {
  sendEarlyCall(BASE, '/dashboard');
  await flushPromises();
  await request('stored', `${BASE}/hospitals`);
  await request();
  expect(sentUrls()).toEqual([NEXT_SESSIONS, `${BASE}/hospitals`]);
});

test('a failure of the early call is one of the call that takes it, and no uncaught error', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  sendEarlyCall(BASE, '/dashboard');
  await flushPromises();
  await expect(request()).rejects.toThrow('Failed to fetch');
});
