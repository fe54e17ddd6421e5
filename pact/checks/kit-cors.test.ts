import type { RequestListener } from 'node:http';
import { createSandbox } from '@janani/sandbox-api';
import { serveSandbox } from '@janani/sandbox-api/serve';
import { expect, test } from 'vitest';
import { findCorsProblems } from '../provider-kit/lib/cors.mjs';
import { withServer } from './with-server.ts';

const ORIGIN = 'https://app.example';
const ACTUAL_HEADERS = {
  'Access-Control-Allow-Origin': ORIGIN,
  'Access-Control-Expose-Headers': 'Retry-After',
};
const PREFLIGHT_HEADERS = {
  ...ACTUAL_HEADERS,
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
};

type CorsHeaders = { preflight: Record<string, string>; actual: Record<string, string>; status?: number };

const createBackend =
  ({ preflight, actual, status = 204 }: CorsHeaders): RequestListener =>
  (request, response) =>
    request.method === 'OPTIONS'
      ? response.writeHead(status, preflight).end()
      : response.writeHead(request.headers.authorization ? 401 : 200, actual).end('{}');

const findProblems = (headers: CorsHeaders) =>
  withServer(createBackend(headers), (url) => findCorsProblems(url, ORIGIN));

test.each([
  ['allows the origin: no CORS problem', [ORIGIN], true],
  ['does not allow the origin: CORS problems', [], false],
])('findCorsProblems: the sandbox %s', async (_title, allowedOrigins, isAllowed) => {
  const sandbox = createSandbox({ allowedOrigins });
  const server = await serveSandbox({ sandbox, port: 0 });
  const corsProblems = await findCorsProblems(`${server.url}/api`, ORIGIN);
  expect(corsProblems.length === 0).toBe(isAllowed);
  await server.close();
  sandbox.close();
});

test('findCorsProblems: an asterisk allows every origin, and every header except Authorization', async () => {
  const allowAll = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };
  const preflight = { ...allowAll, 'Access-Control-Allow-Headers': '*' };
  expect(await findProblems({ preflight, actual: allowAll })).toEqual([
    'OPTIONS /user/sessions before GET does not allow the header authorization',
  ]);
});

test.each<[string, CorsHeaders, string[]]>([
  ['no problem for correct headers', { preflight: PREFLIGHT_HEADERS, actual: ACTUAL_HEADERS }, []],
  [
    'another origin',
    {
      preflight: { ...PREFLIGHT_HEADERS, 'Access-Control-Allow-Origin': 'https://other.example' },
      actual: ACTUAL_HEADERS,
    },
    [
      'OPTIONS /user/sessions before GET does not name the origin',
      'OPTIONS /user/auth/verify-firebase-token before POST does not name the origin',
    ],
  ],
  [
    'a preflight that requires a bearer',
    { preflight: PREFLIGHT_HEADERS, actual: ACTUAL_HEADERS, status: 401 },
    [
      'OPTIONS /user/sessions before GET has status 401',
      'OPTIONS /user/auth/verify-firebase-token before POST has status 401',
    ],
  ],
  [
    'Content-Type not allowed',
    {
      preflight: { ...PREFLIGHT_HEADERS, 'Access-Control-Allow-Headers': 'Authorization' },
      actual: ACTUAL_HEADERS,
    },
    ['OPTIONS /user/auth/verify-firebase-token before POST does not allow the header content-type'],
  ],
  [
    'responses without the origin',
    { preflight: PREFLIGHT_HEADERS, actual: { 'Access-Control-Expose-Headers': 'Retry-After' } },
    [
      'GET /hospitals, a success, does not name the origin',
      'GET /user/sessions, an error, does not name the origin',
    ],
  ],
  [
    'Retry-After not exposed',
    { preflight: PREFLIGHT_HEADERS, actual: { 'Access-Control-Allow-Origin': ORIGIN } },
    [
      'GET /hospitals, a success, does not expose Retry-After',
      'GET /user/sessions, an error, does not expose Retry-After',
    ],
  ],
])('findCorsProblems reports %s', async (_title, headers, lines) =>
  expect(await findProblems(headers)).toEqual(lines),
);

test('findCorsProblems reports that every origin is allowed', async () => {
  const allowAnyone: RequestListener = (request, response) => {
    const origin = request.headers.origin ?? '';
    createBackend({
      preflight: { ...PREFLIGHT_HEADERS, 'Access-Control-Allow-Origin': origin },
      actual: { ...ACTUAL_HEADERS, 'Access-Control-Allow-Origin': origin },
    })(request, response);
  };
  expect(await withServer(allowAnyone, (url) => findCorsProblems(url, ORIGIN))).toEqual([
    'GET /hospitals allows every origin that asks: name the origins of the app only',
  ]);
});
