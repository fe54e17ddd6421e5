import type { RequestListener } from 'node:http';
import { createSandbox } from '@janani/sandbox-api';
import { serveSandbox } from '@janani/sandbox-api/serve';
import { expect, test } from 'vitest';
import { findCorsProblems } from '../provider-kit/lib/cors.mjs';
import { withServer } from './serving.ts';

const ORIGIN = 'https://app.example';
const NAMED = { 'Access-Control-Allow-Origin': ORIGIN, 'Access-Control-Expose-Headers': 'Retry-After' };
const ALLOWED = { ...NAMED, 'Access-Control-Allow-Headers': 'Authorization, Content-Type' };

type CorsHeaders = { preflight: Record<string, string>; actual: Record<string, string>; status?: number };

const backend =
  ({ preflight, actual, status = 204 }: CorsHeaders): RequestListener =>
  (request, response) =>
    request.method === 'OPTIONS'
      ? response.writeHead(status, preflight).end()
      : response.writeHead(request.headers.authorization ? 401 : 200, actual).end('{}');

const blocked = (headers: CorsHeaders) =>
  withServer(backend(headers), (url) => findCorsProblems(url, ORIGIN));

test.each([
  ['with the origin allowed, blocks nothing', [ORIGIN], true],
  ['without it, blocks', [], false],
])('the sandbox, %s', async (_what, allowedOrigins, isOpen) => {
  const sandbox = createSandbox({ allowedOrigins });
  const server = await serveSandbox({ sandbox, port: 0 });
  const incompatible = await findCorsProblems(`${server.url}/api`, ORIGIN);
  expect(incompatible.length === 0).toBe(isOpen);
  await server.close();
  sandbox.close();
});

test('an asterisk allows every origin, and every header except Authorization', async () => {
  const every = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };
  const preflight = { ...every, 'Access-Control-Allow-Headers': '*' };
  expect(await blocked({ preflight, actual: every })).toEqual([
    'OPTIONS /user/sessions before GET does not allow the header authorization',
  ]);
});

test.each<[string, CorsHeaders, string[]]>([
  ['nothing wrong', { preflight: ALLOWED, actual: NAMED }, []],
  [
    'another origin',
    { preflight: { ...ALLOWED, 'Access-Control-Allow-Origin': 'https://other.example' }, actual: NAMED },
    [
      'OPTIONS /user/sessions before GET does not name the origin',
      'OPTIONS /user/auth/verify-firebase-token before POST does not name the origin',
    ],
  ],
  [
    'a preflight that requires a bearer',
    { preflight: ALLOWED, actual: NAMED, status: 401 },
    [
      'OPTIONS /user/sessions before GET has status 401',
      'OPTIONS /user/auth/verify-firebase-token before POST has status 401',
    ],
  ],
  [
    'Content-Type not allowed',
    { preflight: { ...ALLOWED, 'Access-Control-Allow-Headers': 'Authorization' }, actual: NAMED },
    ['OPTIONS /user/auth/verify-firebase-token before POST does not allow the header content-type'],
  ],
  [
    'responses without the origin',
    { preflight: ALLOWED, actual: { 'Access-Control-Expose-Headers': 'Retry-After' } },
    [
      'GET /hospitals, a success, does not name the origin',
      'GET /user/sessions, an error, does not name the origin',
    ],
  ],
  [
    'Retry-After not exposed',
    { preflight: ALLOWED, actual: { 'Access-Control-Allow-Origin': ORIGIN } },
    [
      'GET /hospitals, a success, does not expose Retry-After',
      'GET /user/sessions, an error, does not expose Retry-After',
    ],
  ],
])('%s is named', async (_what, headers, lines) => expect(await blocked(headers)).toEqual(lines));
