import type { RequestListener } from 'node:http';
import { createSandbox } from '@janani/sandbox-api';
import { serveSandbox } from '@janani/sandbox-api/serve';
import { expect, test } from 'vitest';
import { blockedAcrossOrigins } from '../provider-kit/lib/across-origins.mjs';
import { serving } from './serving.ts';

const ORIGIN = 'https://app.example';
const NAMED = { 'Access-Control-Allow-Origin': ORIGIN, 'Access-Control-Expose-Headers': 'Retry-After' };
const ALLOWED = { ...NAMED, 'Access-Control-Allow-Headers': 'Authorization, Content-Type' };

type Said = { preflight: Record<string, string>; answer: Record<string, string>; status?: number };

const backend =
  ({ preflight, answer, status = 204 }: Said): RequestListener =>
  (request, response) =>
    request.method === 'OPTIONS'
      ? response.writeHead(status, preflight).end()
      : response.writeHead(request.headers.authorization ? 401 : 200, answer).end('{}');

const blocked = (said: Said) => serving(backend(said), (url) => blockedAcrossOrigins(url, ORIGIN));

test.each([
  ['told of the origin, blocks nothing', [ORIGIN], true],
  ['not told, it blocks', [], false],
])('the sandbox, %s', async (_what, allowedOrigins, isOpen) => {
  const sandbox = createSandbox({ allowedOrigins });
  const server = await serveSandbox({ sandbox, port: 0 });
  const found = await blockedAcrossOrigins(`${server.url}/api`, ORIGIN);
  expect(found.length === 0).toBe(isOpen);
  await server.close();
  sandbox.close();
});

test('an asterisk names every origin, and every header but Authorization', async () => {
  const every = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };
  const preflight = { ...every, 'Access-Control-Allow-Headers': '*' };
  expect(await blocked({ preflight, answer: every })).toEqual([
    'OPTIONS /user/sessions before GET does not allow the header authorization',
  ]);
});

test.each<[string, Said, string[]]>([
  ['nothing wrong', { preflight: ALLOWED, answer: NAMED }, []],
  [
    'another origin',
    { preflight: { ...ALLOWED, 'Access-Control-Allow-Origin': 'https://other.example' }, answer: NAMED },
    [
      'OPTIONS /user/sessions before GET does not name the origin',
      'OPTIONS /user/auth/verify-firebase-token before POST does not name the origin',
    ],
  ],
  [
    'a preflight that wants a bearer',
    { preflight: ALLOWED, answer: NAMED, status: 401 },
    [
      'OPTIONS /user/sessions before GET is answered with 401',
      'OPTIONS /user/auth/verify-firebase-token before POST is answered with 401',
    ],
  ],
  [
    'Content-Type forgotten',
    { preflight: { ...ALLOWED, 'Access-Control-Allow-Headers': 'Authorization' }, answer: NAMED },
    ['OPTIONS /user/auth/verify-firebase-token before POST does not allow the header content-type'],
  ],
  [
    'answers without the origin',
    { preflight: ALLOWED, answer: { 'Access-Control-Expose-Headers': 'Retry-After' } },
    [
      'GET /hospitals, a success, does not name the origin',
      'GET /user/sessions, a refusal, does not name the origin',
    ],
  ],
  [
    'Retry-After kept from the app',
    { preflight: ALLOWED, answer: { 'Access-Control-Allow-Origin': ORIGIN } },
    [
      'GET /hospitals, a success, does not expose Retry-After',
      'GET /user/sessions, a refusal, does not expose Retry-After',
    ],
  ],
])('%s is named', async (_what, said, lines) => expect(await blocked(said)).toEqual(lines));
