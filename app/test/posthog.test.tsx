// PostHog as installed, sending to a local server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Captured, createCapture } from '../preview/capture.ts';
import { openPosthog, startPosthog } from '../src/platform/posthog.ts';

const KEY = 'phc_test';
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const person = {
  phone: '9811122233',
  first_name: 'Ananya',
  last_name: 'Sharma',
  verified: true,
  role: 'user',
};

let host = '';
let isBroken = false;
const capture = createCapture();
const server = createServer((request, response) => {
  if (isBroken) response.writeHead(500).end('{}');
  else capture(request, response);
});
/**
 * The requests with their (fake) time, and the number of responses read. PostHog captures `fetch` when it is loaded.
 */
const { recordedRequests, read, realFetch } = vi.hoisted(() => {
  const recordedRequests: { url: string; at: number }[] = [];
  const read = { count: 0 };
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (url, options) => {
    recordedRequests.push({ url: new Request(url).url, at: Date.now() });
    const response = await realFetch(url, options);
    const text = response.text.bind(response);
    response.text = () => text().finally(() => setImmediate(() => (read.count += 1)));
    return response;
  };
  return { recordedRequests, read, realFetch };
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}/__analytics`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

beforeEach(async () => {
  await realFetch(`${host}/captured`, { method: 'DELETE' });
  recordedRequests.length = 0;
  isBroken = false;
  read.count = 0;
  // Web vitals are not measured, which is decided at random.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
const openSinks: { stop: () => void }[] = [];
afterEach(() => {
  for (const sink of openSinks.splice(0)) sink.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const openSink = (isMinimal = false) => {
  const sink = openPosthog({ key: KEY, host, isMinimal });
  openSinks.push(sink);
  return sink;
};
const start = () => {
  const tool = startPosthog({ key: KEY, host, isMinimal: false });
  openSinks.push({ stop: () => (tool.__loaded = false) });
  return tool;
};

type Event = {
  event: string;
  properties: Record<string, unknown>;
  $set?: Record<string, unknown>;
  $set_once?: Record<string, unknown>;
};

const captured = async () => (await (await realFetch(`${host}/captured`)).json()) as Captured[];
const receivedEvents = async () => (await captured()).flatMap(({ events }) => events as unknown as Event[]);

const NETWORK_TIMEOUT_MS = 10_000;
/** Waits for the real network while the fake clock is stopped. */
const waitUntil = async (check: () => boolean | Promise<boolean>) => {
  const started = performance.now();
  // oxlint-disable-next-line no-await-in-loop
  while (!(await check())) {
    if (performance.now() - started > NETWORK_TIMEOUT_MS)
      throw new Error('The condition was not met in time.');
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setImmediate(resolve));
  }
};
/** Long enough for a request that starts now to arrive. */
const waitForRequests = async () => {
  const TURNS = 20;
  // oxlint-disable-next-line no-await-in-loop
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const waitForEvents = (...names: string[]) =>
  waitUntil(async () => {
    const events = new Set((await receivedEvents()).map(({ event }) => event));
    return names.every((name) => events.has(name));
  });
const FLUSH_MS = 3000;
/** The events received, once these have arrived. */
const flush = async (...names: string[]) => {
  vi.advanceTimersByTime(FLUSH_MS);
  await waitForEvents(...names);
  return receivedEvents();
};
const findEvent = (events: Event[], name: string) => events.find(({ event }) => event === name);

test('named events go to the project of the key, with their properties [AN-01, AN-06]', async () => {
  const sink = openSink();
  sink.capture('user_login', { phone: person.phone, user_id: '7' });
  sink.capture('user_signup', { phone: person.phone, user_id: '8' });
  const events = await flush('user_login', 'user_signup');
  expect(events).toHaveLength(2);
  expect(findEvent(events, 'user_login')).toMatchObject({
    properties: { token: KEY, phone: person.phone, user_id: '7' },
  });
  expect(findEvent(events, 'user_signup')).toMatchObject({
    properties: { token: KEY, phone: person.phone, user_id: '8' },
  });
});

test('a person profile is created on identify only, by the user id, with the properties of spec §4 [AN-02, AN-07]', async () => {
  const sink = openSink();
  sink.capture('user_signup');
  sink.identify('7', person);
  sink.capture('user_login');
  const events = await flush('user_signup', '$identify', 'user_login');
  expect(findEvent(events, 'user_signup')?.properties['$process_person_profile']).toBe(false);
  expect(findEvent(events, '$identify')).toMatchObject({ properties: { distinct_id: '7' }, $set: person });
  expect(findEvent(events, 'user_login')?.properties).toMatchObject({
    distinct_id: '7',
    $process_person_profile: true,
  });
});

test('the minimal profile contains neither phone nor name [AN-07, T-13]', async () => {
  const sink = openSink(true);
  sink.identify('7', person);
  sink.capture('user_login', { phone: person.phone, user_id: '7' });
  const events = await flush('$identify', 'user_login');
  expect(events).toHaveLength(2);
  expect(findEvent(events, '$identify')?.$set).toEqual({ verified: true, role: 'user' });
  expect(JSON.stringify(await captured())).not.toMatch(/9811122233|Ananya|Sharma/);
});

test('page views are not captured automatically; leaving the page is [AN-03, AN-04]', async () => {
  openSink();
  window.history.pushState({}, '', '/sessions');
  vi.advanceTimersByTime(FLUSH_MS);
  window.dispatchEvent(new Event('pagehide'));
  await waitForEvents('$pageleave');
  expect(await receivedEvents()).toHaveLength(1);
});

test('automatic properties contain no slug, search text or referrer [T-13]', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/search?q=bleeding+week+12');
  window.history.pushState({}, '', '/session/preparing-for-labour?utm_term=anaemia&search=nausea#top');
  const sink = openSink();
  sink.capture('$pageview');
  sink.identify('7', person);
  window.history.pushState({}, '', '/sessions?search=nausea');
  sink.capture('$pageview');
  await flush('$pageview', '$identify');
  window.dispatchEvent(new Event('pagehide'));
  await waitForEvents('$pageleave');
  const events = await receivedEvents();
  expect(events).toHaveLength(4);
  expect(findEvent(events, '$pageview')?.properties).toMatchObject({
    $current_url: `${window.location.origin}/session/:slug`,
    $pathname: '/session/:slug',
  });
  const sent = JSON.stringify(await captured());
  expect(sent).not.toMatch(/preparing-for-labour|nausea|anaemia|bleeding|google/);
  for (const { url } of recordedRequests) expect(url).not.toMatch(/labour|nausea|9811122233|Ananya|Sharma/);
});

test('the host receives events only: no flags, settings or scripts are requested [T-13]', async () => {
  const sink = openSink();
  sink.identify('7', person);
  sink.capture('user_login');
  await flush('$identify', 'user_login');
  vi.advanceTimersByTime(10 * MINUTE_MS);
  sink.capture('user_signup');
  await flush('user_signup');
  expect(recordedRequests).toHaveLength(3);
  for (const { url } of recordedRequests) expect(new URL(url).pathname).toBe('/__analytics/e/');
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test('stopping discards queued events and stored data; a new consent starts a new identity [T-13, AN-08]', async () => {
  const sink = openSink();
  sink.identify('7', person);
  await waitForEvents('$identify');
  recordedRequests.length = 0;
  sink.capture('user_login');
  expect(JSON.stringify(localStorage)).toContain(KEY);
  sink.reset();
  sink.stop();
  sink.capture('user_signup');
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10 * MINUTE_MS);
  await waitForRequests();
  expect(recordedRequests).toEqual([]);
  expect([Object.keys(localStorage), document.cookie]).toEqual([[], '']);
  const again = openSink();
  again.capture('user_login');
  const events = await flush('user_login');
  expect(events.map(({ event }) => event)).toEqual(['$identify', 'user_login']);
  expect(recordedRequests).toHaveLength(1);
  expect(findEvent(events, 'user_login')?.properties['$is_identified']).toBe(false);
});

test('the settings are as documented [AN-10]', () => {
  const { config } = start();
  expect(config).toMatchObject({
    request_batching: true,
    request_queue_config: { flush_interval_ms: 3000 },
    session_idle_timeout_seconds: 1800,
    feature_flag_request_timeout_ms: 3000,
    surveys_request_timeout_ms: 10_000,
    cookie_expiration: 365,
  });
  // The default is ten events a second with a burst of a hundred.
  expect(config.rate_limiting).toBeUndefined();
});

test('a burst of 100 events is accepted, then 10 a second [AN-10]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const tool = start();
  const accepted = (count: number) =>
    Array.from({ length: count }, () => tool.capture('user_login')).filter((event) => event !== undefined)
      .length;
  expect(accepted(150)).toBe(100);
  vi.advanceTimersByTime(SECOND_MS);
  expect(accepted(50)).toBe(10);
});

test('a session ends after 1800 s without use, and after 24 hours in any case [AN-10]', () => {
  const tool = start();
  const sessionAfter = (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    tool.capture('user_login');
    return tool.get_session_id();
  };
  const first = sessionAfter(0);
  expect(sessionAfter(1799 * SECOND_MS)).toBe(first);
  const second = sessionAfter(1801 * SECOND_MS);
  expect(second).not.toBe(first);
  const sessions = new Set<string>();
  const STEP_MS = 20 * MINUTE_MS;
  for (let passed = STEP_MS; passed < DAY_MS; passed += STEP_MS) sessions.add(sessionAfter(STEP_MS));
  expect([...sessions]).toEqual([second]);
  expect(sessionAfter(STEP_MS + 1)).not.toBe(second);
});

test('flags, surveys, autocapture and recordings are not in the build [AN-10, T-13]', async () => {
  // Their documented settings (timeouts, 255 characters of a clicked text, three clicks for a rage click) have no
  // effect in the slim build, which excludes these features.
  const tool = start();
  expect([tool.featureFlags, tool.surveys, tool.autocapture, tool.sessionRecording]).toEqual(
    Array.from({ length: 4 }),
  );
  document.body.innerHTML = '<button>Preparing for Labour</button>';
  const button = document.querySelector('button');
  for (let click = 0; click < 3; click += 1) button?.click();
  vi.advanceTimersByTime(FLUSH_MS);
  tool.capture('user_login');
  expect((await flush('user_login')).map(({ event }) => event)).toEqual(['user_login']);
  document.body.innerHTML = '';
});
