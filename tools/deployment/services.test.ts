import { describe, expect, test } from 'vitest';
import type { Ask } from './ask.ts';
import { type Deployment, Finding, Skipped } from './host.ts';
import { hostChecks } from './host-checks.ts';
import { serviceChecks } from './service-checks.ts';

const KEY = `AIza${'x'.repeat(35)}`;
const ORIGIN = 'https://janani.example';

type Reply = { status: number; headers: Record<string, string>; text: string };
const reply = (text: string, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  text,
});
const refusal = JSON.stringify({ success: false, message: 'No' });

/** A deployment where all is well, by address. */
const good: Record<string, Reply> = {
  '/': reply('<script type="module" src="/assets/index-1.js"></script>'),
  '/assets/index-1.js': reply(''),
  '/assets/firebase-1.js': reply(`const key="${KEY}"`),
  '/sw.js': reply('precache("assets/firebase-1.js")'),
  'http:': reply('', 301, { location: `${ORIGIN}/` }),
  '/api/user/sessions': reply(refusal, 401),
  '/api/user/sessions/absent-of-verify-deployment': reply(refusal, 401),
  '/api/hospitals/XX-9999/doctors': reply(refusal, 404),
  own: reply(JSON.stringify({ authorizedDomains: ['janani.example'] })),
  foreign: reply('', 403),
};

const placeOf = (address: string, referer = '') => {
  const url = new URL(address);
  if (url.pathname === '/v1/projects') return referer.startsWith(ORIGIN) ? 'own' : 'foreign';
  return url.protocol === 'http:' ? 'http:' : url.pathname;
};

const tellFrom =
  (table: Record<string, Reply>): Ask =>
  (address, headers = {}) => {
    const found = table[placeOf(address, headers['Referer'])] ?? reply('', 404);
    const body = Buffer.from(found.text);
    return Promise.resolve({ ...found, body, headers: new Headers(found.headers) });
  };

const HTTPS = 'HTTPS';
const checks = [...serviceChecks, ...hostChecks.filter(({ name }) => name === HTTPS)];

/** What each check says; nothing where all is well. */
const endsOf = async (changed: Record<string, Reply>, origin = ORIGIN) => {
  const deployment: Deployment = {
    origin,
    api: `${origin}/api`,
    provider: 'https://provider.example',
    build: undefined,
    ask: tellFrom({ ...good, ...changed }),
  };
  const ends = new Map<string, unknown>();
  for (const { name, run } of checks)
    await run(deployment).catch((error: unknown) => void ends.set(name, error));
  return ends;
};

test('where all is well, nothing is said and nothing left out', async () => {
  expect(await endsOf({})).toEqual(new Map());
});

describe('services that are wrong in one thing', () => {
  const wrong: [what: string, check: string, changed: Record<string, Reply>][] = [
    ['plain http', HTTPS, { 'http:': reply('') }],
    [
      'http is sent on to http',
      HTTPS,
      { 'http:': reply('', 301, { location: 'http://www.janani.example/' }) },
    ],
    [
      'a domain that is not authorised',
      'the identity project knows this domain',
      { own: reply('{"authorizedDomains":["localhost"]}') },
    ],
    ['a key for everybody', 'the web API key is for this domain only', { foreign: good['own']! }],
    [
      'an API that shows sessions to anybody',
      'the API refuses as its contract says',
      { '/api/user/sessions': reply('{"success":true,"data":[]}') },
    ],
    [
      'an API that answers with a page',
      'the API refuses as its contract says',
      { '/api/hospitals/XX-9999/doctors': reply('<p>Page</p>', 404) },
    ],
  ];

  test.each(wrong)('%s fails "%s", in three parts', async (_what, check, changed) => {
    const ends = await endsOf(changed);
    expect([...ends.keys()]).toEqual([check]);
    expect(ends.get(check)).toBeInstanceOf(Finding);
    expect((ends.get(check) as Finding).message).toMatch(/^.+, so .+\. .+\.$/);
  });
});

test.each(['http://localhost:4173', 'https://janani.example:8443'])(
  'whether %s turns http away cannot be looked at',
  async (origin) => {
    expect((await endsOf({}, origin)).get(HTTPS)).toBeInstanceOf(Skipped);
  },
);
