import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, type Deployment, ask } from './host.ts';
import { reportOn, textOf } from './report.ts';

const KEY = `AIza${'x'.repeat(35)}`;
const ORIGIN = 'https://janani.example';
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const PAGE = '<script type="module" src="/assets/index-1.js"></script>';
const SHELL = '<meta name="robots" content="noindex" />';
const WORKER = 'precache("assets/firebase-1.js")';

type Reply = { status: number; headers: Record<string, string>; text: string };
const reply = (text: string, headers: Record<string, string> = {}, status = 200): Reply => ({
  status,
  headers: { 'cache-control': 'no-cache', 'content-encoding': 'gzip', ...headers },
  text,
});
const html = { 'content-type': 'text/html' };
const script = { 'content-type': 'text/javascript' };
const forever = { 'cache-control': 'public, max-age=31536000, immutable' };
const refusal = JSON.stringify({ success: false, message: 'No' });

/** A host where all is well, by address. */
const good: Record<string, Reply> = {
  '/': reply(PAGE, html),
  '/absent-of-verify-deployment': reply(SHELL, html),
  '/assets/index-1.js': reply('', { ...script, ...forever }),
  '/assets/firebase-1.js': reply(`const key="${KEY}"`, { ...script, ...forever }),
  '/sw.js': reply(WORKER, script),
  '/.well-known/security.txt': reply('Contact: mailto:a@b.example\nExpires: 2999-01-01T00:00:00Z\n'),
  'http:': reply('', { location: `${ORIGIN}/` }, 301),
  '/api/user/sessions': reply(refusal, {}, 401),
  '/api/user/sessions/absent-of-verify-deployment': reply(refusal, {}, 401),
  '/api/hospitals/XX-9999/doctors': reply(refusal, {}, 404),
  own: reply(JSON.stringify({ authorizedDomains: ['janani.example'] })),
  foreign: reply('', {}, 403),
};

const placeOf = (address: string, referer = '') => {
  const url = new URL(address);
  if (url.pathname === '/v1/projects') return referer.startsWith(ORIGIN) ? 'own' : 'foreign';
  return url.protocol === 'http:' ? 'http:' : url.pathname;
};

/** Answers by table: everything that is not in it is a 404 with every header. */
const tellFrom =
  (table: Record<string, Reply>, general: Record<string, string>): Ask =>
  (address, headers = {}) => {
    const found = table[placeOf(address, headers['Referer'])] ?? reply('', {}, 404);
    return Promise.resolve({ ...found, headers: new Headers({ ...general, ...found.headers }) });
  };

const deployment = (
  changed: Record<string, Reply> = {},
  general: Record<string, string> = HEADERS,
): Deployment => ({
  origin: ORIGIN,
  api: `${ORIGIN}/api`,
  provider: 'https://provider.example',
  expectedHeaders: HEADERS,
  expectedWorker: WORKER,
  ask: tellFrom({ ...good, ...changed }, general),
});

const failuresOf = async (of: Deployment) =>
  (await reportOn(of)).filter(({ end }) => end === '✗').map(({ name }) => name);

test('where all is well, every check passes and none is left out', async () => {
  const lines = await reportOn(deployment());
  expect(lines.map(({ end }) => end)).toEqual(lines.map(() => '✓'));
  expect(lines.length).toBe(14);
});

describe('a host that is wrong in one thing', () => {
  const unheaded = (name: string) =>
    Object.fromEntries(Object.entries(HEADERS).filter(([key]) => key !== name));
  const broken: [what: string, check: string, Deployment][] = [
    ['no page', 'the first page answers', deployment({ '/': reply(PAGE, html, 503) })],
    ...Object.keys(HEADERS)
      .slice(1)
      .map((name): [string, string, Deployment] => [
        `no ${name}`,
        'security headers',
        deployment({}, unheaded(name)),
      ]),
    ['no policy', 'Content-Security-Policy', deployment({}, unheaded('Content-Security-Policy'))],
    [
      'another policy',
      'Content-Security-Policy',
      deployment({}, { ...HEADERS, 'Content-Security-Policy': "script-src 'unsafe-inline'" }),
    ],
    [
      'no shell',
      'an unknown page is the shell',
      deployment({ '/absent-of-verify-deployment': reply('', html, 404) }),
    ],
    [
      'the landing page for all',
      'an unknown page is the shell',
      deployment({ '/absent-of-verify-deployment': reply(PAGE, html) }),
    ],
    [
      'a page for an absent script',
      'an absent asset is 404, and not kept',
      deployment({ '/assets/absent-of-verify-deployment.js': reply(PAGE, html) }),
    ],
    [
      'a kept refusal',
      'an absent asset is 404, and not kept',
      deployment({ '/assets/absent-of-verify-deployment.js': reply('', forever, 404) }),
    ],
    [
      'a page for a well-known file',
      'hidden and well-known files are 404',
      deployment({ '/.well-known/absent-of-verify-deployment': reply(SHELL, html) }),
    ],
    ['a dotfile', 'hidden and well-known files are 404', deployment({ '/.env': reply('SECRET=1') })],
    ['a kept document', 'caching', deployment({ '/': reply(PAGE, { ...html, ...forever }) })],
    ['a script asked for again', 'caching', deployment({ '/assets/index-1.js': reply('', script) })],
    ['no entry script', 'caching', deployment({ '/': reply('', html) })],
    [
      'no compression',
      'compression',
      deployment({ '/assets/index-1.js': reply('', { ...script, ...forever, 'content-encoding': '' }) }),
    ],
    ['no worker', 'worker', deployment({ '/sw.js': reply(SHELL, html) })],
    ['a kept worker', 'worker', deployment({ '/sw.js': reply(WORKER, { ...script, ...forever }) })],
    ['an older worker', 'worker', deployment({ '/sw.js': reply(`${WORKER};`, script) })],
    ['plain http', 'HTTPS', deployment({ 'http:': reply(PAGE, html) })],
    ['a contact that ran out', 'security.txt', deployment({ '/.well-known/security.txt': reply('Contact: mailto:a@b.example\nExpires: 2020-01-01T00:00:00Z\n') })], // prettier-ignore
    [
      'a domain that is not authorised',
      'the identity project knows this domain',
      deployment({ own: reply('{"authorizedDomains":["localhost"]}') }),
    ],
    ['a key for everybody', 'the web API key is for this domain only', deployment({ foreign: good['own']! })],
    [
      'an API that shows sessions to anybody',
      'the API refuses as its contract says',
      deployment({ '/api/user/sessions': reply('{"success":true,"data":[]}') }),
    ],
    [
      'an API that answers with a page',
      'the API refuses as its contract says',
      deployment({ '/api/hospitals/XX-9999/doctors': reply(PAGE, html, 404) }),
    ],
  ];

  test.each(broken)('%s fails "%s"', async (_what, check, of) => {
    expect(await failuresOf(of)).toContain(check);
  });

  test.each(broken)('%s is said in three parts', async (_what, check, of) => {
    const line = (await reportOn(of)).find(({ name }) => name === check);
    expect(line && textOf(line)).toMatch(/^✗ .+: .+, so .+\. .+\.$/);
  });
});

test('without a build nothing is compared, and the policy must be strict by itself', async () => {
  const unknown = { expectedHeaders: undefined, expectedWorker: undefined };
  expect(await failuresOf({ ...deployment(), ...unknown })).toEqual([]);
  const loose = deployment(
    {},
    { ...HEADERS, 'Content-Security-Policy': "default-src 'none' 'unsafe-inline'" },
  );
  expect(await failuresOf({ ...loose, ...unknown })).toEqual(['Content-Security-Policy']);
});

describe('over a real connection', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.method ?? '');
    if (request.url === '/sent') response.writeHead(302, { Location: '/elsewhere' }).end();
    else response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('text'));
  });
  let url: string;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test('compression is seen and redirects are told, not followed', async () => {
    const { headers, text } = await ask(url);
    expect([headers.get('content-encoding'), text]).toEqual(['gzip', 'text']);
    expect((await ask(`${url}/sent`)).status).toBe(302);
  });

  test('every check only reads', async () => {
    await reportOn({ ...deployment(), origin: url, api: url, provider: url, ask });
    expect(new Set(asked)).toEqual(new Set(['GET']));
  });

  test('a host that is not there is one sentence for each check', async () => {
    const lines = await reportOn({
      ...deployment(),
      origin: 'http://127.0.0.1:1',
      api: 'http://127.0.0.1:1',
      ask,
    });
    expect(lines.find(({ name }) => name === 'worker')?.why).toContain('No answer came (');
  });
});
