import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnalyticsSink, analytics, watchErrors } from './analytics.ts';
import type { ReportedError } from './error-report.ts';
import { sanitizeEvent } from './scrub.ts';

const PHONE = '9811122233';
const DASHED_PHONE = '98111-22233';
const SLUG = 'preparing-for-labour';
const OWN = window.location.origin;

type ErrorSummary = {
  type: string;
  stacktrace: { frames: { filename: string; lineno: number; colno: number }[] };
};
let sent: Record<string, unknown>[] = [];
const tool: AnalyticsSink = {
  capture: (event, properties = {}) => {
    const scrubbed = sanitizeEvent({ event, properties }, OWN);
    if (scrubbed) sent.push(scrubbed.properties);
  },
  identify: () => {},
  reset: () => {},
  stop: () => {},
};
beforeEach(() => {
  window.history.pushState({}, '', `/session/${SLUG}?phone=${PHONE}`);
  sent = [];
  analytics.connect(tool);
});
afterEach(() => {
  analytics.disconnect();
  analytics.reset();
});

const report = (...seen: ReportedError) => analytics.report(...seen);
const withStack = (stack: string, message = '') => Object.assign(new TypeError(message), { stack });
const getList = (properties = sent[0]) => properties?.['$exception_list'] as ErrorSummary[];
const positions = (thrown: ErrorSummary | undefined) =>
  thrown?.stacktrace.frames.map(
    ({ filename, lineno, colno }) => `${filename.slice(OWN.length)} ${lineno} ${colno}`,
  );

test('a stack of any engine becomes positions in our files, the innermost last [T-13]', async () => {
  await report(
    'page',
    withStack(
      `TypeError: at ${OWN}/pricing:9:9\n    at f (${OWN}/assets/index-Ab3_x-9z.js:1:20)\n    at ${OWN}/sw.js:3:4`,
      `at ${OWN}/pricing:9:9`,
    ),
  );
  await report(
    'page',
    withStack(`f@${OWN}/assets/sign-in-Ab3_x-9z.hi.js:5:6\n@${OWN}/hi/session/${SLUG}?x=1:7:8`),
  );
  expect(sent.map((one) => positions(getList(one)?.[0]))).toEqual([
    ['/sw.js 3 4', '/assets/index-Ab3_x-9z.js 1 20'],
    ['/hi/session/:slug 7 8', '/assets/sign-in-Ab3_x-9z.hi.js 5 6'],
  ]);
  expect(sent[0]).toMatchObject({ source: 'page', $pathname: '/session/:slug' });
});

test('a release and a route are named alike in every language, the route as a page view names it', async () => {
  const script = document.head.appendChild(document.createElement('script'));
  Object.assign(script, { type: 'module', src: `${OWN}/assets/index-Ab3_x-9z.hi.js` });
  window.history.pushState({}, '', `/hi/session/${SLUG}`);
  await report('page', new Error('x'));
  script.remove();
  expect(sent[0]).toMatchObject({
    release: 'index-Ab3_x-9z.js',
    $pathname: '/session/:slug',
    $current_url: `${OWN}/session/:slug`,
  });
});

const cyclic = new Error('first', { cause: new Error(PHONE) });
Object.assign(cyclic.cause as Error, { cause: cyclic });
const throwing = Object.defineProperty(new Error('x'), 'stack', {
  get: () => {
    throw new Error(PHONE);
  },
});
const hostile: [what: string, error: unknown, entries: number][] = [
  ['a phone number in its message', new Error(`no user ${PHONE}`), 1],
  ['a phone number as its name', Object.assign(new Error('x'), { name: PHONE }), 1],
  [
    'a slug in its stack',
    withStack(`at ${OWN}/session/${SLUG}:1:2\nat https://other.example/assets/${SLUG}.js:1:2`),
    1,
  ],
  ['a file named as a phone number', withStack(`at ${OWN}/assets/${PHONE}.js:1:2`), 1],
  [
    'a file named as a phone number with dashes',
    withStack(`at ${OWN}/assets/${DASHED_PHONE}-Ab3_x-9z.js:1:2`),
    1,
  ],
  ['a message of 1 MB', new Error(`${OWN}/${SLUG}`.repeat(30_000)), 1],
  ['a message that is no longer the one of its stack', withStack(`Error: ${OWN}/${PHONE}`.repeat(9000)), 1],
  ['causes in a circle', cyclic, 4],
  ['a thrown string', `${SLUG} ${PHONE}`, 1],
  ['a thrown null', null, 1],
  ['a thrown object', { message: PHONE, stack: { toString: () => SLUG }, cause: PHONE }, 2],
  ['properties that throw', throwing, 1],
];

test.each(hostile)(
  'an error with %s is reported without a failure and without personal data [T-13]',
  async (_what, error, entries) => {
    await report('script', error);
    expect(sent.flatMap((one) => getList(one))).toHaveLength(entries);
    const text = JSON.stringify(sent);
    expect(text).not.toMatch(new RegExp(`${PHONE}|${DASHED_PHONE}|labour|first`));
    expect(text.length).toBeLessThan(5000);
  },
);

test('an error that is thrown while another one is described is reported too [T-13]', async () => {
  const inner = withStack(`at ${OWN}/assets/index-Ab3_x-9z.js:5:1`);
  const outer = Object.defineProperty(withStack(''), 'stack', {
    get: () => void analytics.report('script', inner),
  });
  await report('page', outer);
  expect(sent.map(({ source }) => source)).toEqual(['page', 'script']);
});

test('of a thousand different errors ten are sent, and of a thousand equal errors one [T-13]', async () => {
  const thrownAt = (line: number) => withStack(`at ${OWN}/assets/index-Ab3_x-9z.js:${line}:1`);
  for (let count = 0; count < 1000; count += 1) await report('promise', thrownAt(7));
  expect(sent).toHaveLength(1);
  for (let count = 0; count < 1000; count += 1) await report('promise', thrownAt(count));
  expect(sent).toHaveLength(10);
});

test('only the known names of a field and a call are sent', async () => {
  await report('call', new Error('x'), { kind: 'unexpected-response', call: 'getSession', field: 'title' });
  await report('call', new TypeError('x'), { kind: PHONE, field: `title.${PHONE}` });
  expect(sent.map(({ kind, call, field }) => [kind, call, field])).toEqual([
    ['unexpected-response', 'getSession', 'title'],
    [undefined, undefined, undefined],
  ]);
});

test('before consent an error waits in memory; at logout it is discarded [T-13, G-11]', async () => {
  analytics.disconnect();
  analytics.reset();
  await report('page', new Error('of the former user'));
  const isReading = report('page', new SyntaxError('of the former user, too'));
  analytics.reset();
  await isReading;
  await report('page', new RangeError('of this one'));
  expect(sent).toEqual([]);
  analytics.connect(tool);
  expect(sent.map((one) => getList(one)[0]?.type)).toEqual(['RangeError']);
});

test('where the user saves data, no error is sent [AN-09]', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await report('page', new Error('x'));
  Reflect.deleteProperty(navigator, 'connection');
  expect(sent).toEqual([]);
});

test('uncaught errors and unhandled rejections are reported', async () => {
  const stop = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: stop.signal }),
  );
  watchErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'text' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  stop.abort();
  vi.restoreAllMocks();
  expect(sent.map(({ source }) => source)).toEqual(['script', 'promise']);
});
