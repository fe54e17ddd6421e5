import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { type SendRequest, NoResponse } from './request.ts';
import { createChecks } from './checks.ts';
import { readBuild } from './expected.ts';
import { runChecks } from './report.ts';
import { type Reply, createValidReply, writeSmallBuild } from './small-build.testing.ts';

const ORIGIN = 'https://janani.example';
const { parent, folder } = writeSmallBuild();
const build = readBuild(folder);
afterAll(() => rmSync(parent, { recursive: true }));

/** A misconfigured host: maps a response to the one that it sends; none where it does not respond. */
type HostFault = (reply: Reply, path: string) => Reply | undefined;

const requested: string[] = [];
const createRequester =
  (change: HostFault): SendRequest =>
  (address, { Referer } = {}) => {
    requested.push(`${address} ${Referer ?? ''}`);
    const path = address.replace(ORIGIN, '');
    const reply = change(createValidReply(address, Referer), path);
    if (!reply) return Promise.reject(new NoResponse('none'));
    const { status, headers, text } = reply;
    return Promise.resolve({ status, headers: new Headers(headers), body: Buffer.from(text) });
  };
const report = (change: HostFault, origin = ORIGIN) =>
  runChecks(origin, `${ORIGIN}/api`, build, createRequester(change));
const findFailures = async (change: HostFault) =>
  (await report(change))
    .filter(({ result }) => result === '✗')
    .map(({ name, details }) => `${name}: ${details}`);

const changePath =
  (where: string | RegExp, then: (reply: Reply) => Reply): HostFault =>
  (reply, path) =>
    (typeof where === 'string' ? path === where : where.test(path)) ? then(reply) : reply;
const setStatus = (code: number) => (reply: Reply) => ({ ...reply, status: code });
const setText = (said: string) => (reply: Reply) => ({ ...reply, text: said });
const setHeader =
  (name: string, value: string) =>
  ({ headers, ...reply }: Reply): Reply => ({ ...reply, headers: { ...headers, [name]: value } });
const respondLike = (path: string) => () => createValidReply(ORIGIN + path);

const CHUNK = '/assets/kit-1.js';
const IMMUTABLE = 'public, max-age=31536000, immutable';

test.each<[what: string, change: HostFault]>([
  ['all as it should be', (reply) => reply],
  [
    'documents that are stale at once',
    changePath(/\/about$/, setHeader('cache-control', 'max-age=0, must-revalidate')),
  ],
  ['assets in another order', changePath(CHUNK, setHeader('cache-control', 'immutable,max-age=63072000'))],
  [
    'HSTS with preload',
    setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'),
  ],
  ['scripts by their older name', changePath(/\.js/, setHeader('content-type', 'application/javascript'))],
])('a host with %s passes', async (_title, change) => {
  expect(await findFailures(change)).toEqual([]);
});

const PAGE = 'every page is as it was built';
const SHELL = 'every other address has the shell of its language';
const FILE = 'every file is as it was built';
const WORKER = 'the worker';
const REVALIDATION = 'files that may change are revalidated';
const DOCUMENTS = 'security headers of every document';
const POLICY = 'Content-Security-Policy of every document and the worker';
const API = 'the API refuses as its contract requires';
const DOMAIN = 'the identity project authorises this domain';

/** Hosts with one defect each, with the check that reports it and the URL in its message. */
const faultyHosts: [what: string, change: HostFault, check: string, reportedUrl: string][] = [
  ['a page is 404', changePath('/about', setStatus(404)), PAGE, '/about (404)'],
  ['a page is minified', changePath('/', setText('<p>')), PAGE, '/ (other content)'],
  [
    'an unknown address is the landing page',
    changePath(/^\/absent[^/]*$/, respondLike('/')),
    SHELL,
    '(other content)',
  ],
  [
    'Hindi has the English shell',
    changePath(/^\/hi\/das/, respondLike('/app')),
    SHELL,
    '/hi/dashboard (other',
  ],
  ['a chunk is another', changePath(CHUNK, setText('other')), FILE, `${CHUNK} (other content)`],
  ['an icon never comes', (reply, path) => (path === '/icon.png' ? undefined : reply), FILE, '.png (none)'],
  ['no worker for Hindi', changePath('/sw.js?language=hi', setStatus(404)), WORKER, '=hi (404)'],
  [
    'a page has no charset',
    changePath('/hi', setHeader('content-type', 'text/html')),
    'types',
    '/hi (text/html)',
  ],
  [
    'a page is cached for a year',
    changePath('/about', setHeader('cache-control', IMMUTABLE)),
    REVALIDATION,
    '/about ("public',
  ],
  [
    'one field of a page',
    changePath('/', setHeader('cache-control', 'no-cache="x"')),
    REVALIDATION,
    '/ ("no-cache=',
  ],
  [
    'a chunk is cached for an hour',
    changePath(CHUNK, setHeader('cache-control', 'max-age=3600')),
    'built files are cached for a year',
    CHUNK,
  ],
  [
    'HTTPS is required for a day only',
    changePath('/', setHeader('Strict-Transport-Security', 'max-age=86400; includeSubDomains')),
    DOCUMENTS,
    '/ (Strict-Transport-Security)',
  ],
  [
    'addresses are sent as referrer',
    changePath('/hi', setHeader('Referrer-Policy', 'unsafe-url')),
    DOCUMENTS,
    '/hi (Referrer-',
  ],
  [
    'a loose policy',
    changePath('/sw.js', setHeader('Content-Security-Policy', '*')),
    POLICY,
    '/sw.js (Content-',
  ],
  [
    'may be sniffed',
    changePath(CHUNK, setHeader('X-Content-Type-Options', '')),
    'nosniff on every file',
    CHUNK,
  ],
  [
    'a page that is not compressed',
    changePath('/', setHeader('content-encoding', '')),
    'compression',
    '/ (50',
  ],
  [
    'a 404 is cached',
    changePath(/\/assets\/absent/, setHeader('cache-control', IMMUTABLE)),
    'a missing asset is 404, and not cached',
    '404 "public',
  ],
  ['a dotfile', changePath('/.env', setStatus(200)), 'hidden and well-known files are 404', '/.env (200)'],
  [
    'a page of the API',
    changePath(/^\/api\/absent/, respondLike('/x')),
    'no page is served below /api',
    '(200, a page)',
  ],
  ['plain http', changePath(/^http:/, setStatus(200)), 'HTTPS', 'http://janani.example/ (200'],
  [
    'an API that shows sessions',
    changePath(/user\/sessions$/, setText('{"success":true}')),
    API,
    'not 401 with',
  ],
  ['a domain not authorised', changePath(/projects/, setText('{}')), DOMAIN, '(no authorised domain)'],
  [
    'a key for every site',
    changePath(/projects/, setStatus(200)),
    'the web API key is for this domain only',
    '(200 for',
  ],
];

test.each(faultyHosts)('%s', async (_title, change, check, reportedUrl) => {
  const [line = '', ...more] = await findFailures(change);
  expect(more).toEqual([]);
  expect(line).toContain(`${check}: `);
  expect(line).toContain(reportedUrl);
});

test('every check has a host that fails it', () => {
  const checkedNames = new Set(faultyHosts.map(([, , check]) => check));
  const names = createChecks({}).map(({ name }) => name);
  // The contact file of a build expires, although its content is unchanged.
  expect(names.filter((name) => !checkedNames.has(name))).toEqual(['security.txt']);
});

test('a line lists the first failed URLs, counts the others, and states the remedy', async () => {
  const [line] = await findFailures((reply, path) =>
    path.startsWith('/hi/') ? { ...reply, status: 500 } : reply,
  );
  expect(line).toMatch(/^every other .+: \d+ of \d+: (?:\S+ \(500\),? ){4}and \d+ more, so .+\. .+\.$/);
});

test('every URL is requested once', async () => {
  requested.length = 0;
  await report((reply) => reply);
  const again = requested.filter((url, index) => requested.indexOf(url) !== index);
  expect(again).toEqual([`${ORIGIN}/ `]);
});

test('a host that does not respond is reported once; for a URL with a port the redirect check is skipped', async () => {
  const lines = await report(() => undefined);
  expect(lines.map(({ name }) => name)).toEqual(['the host responds']);
  const local = await report((reply) => reply, 'https://janani.example:8443');
  expect(local.find(({ name }) => name === 'HTTPS')?.result).toBe('–');
});
