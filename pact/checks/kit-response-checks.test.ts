import { expect, test } from 'vitest';
import { createResponseChecks } from '../provider-kit/lib/response-checks.mjs';

const SESSIONS = '/user/sessions?limit=10';
const bearer = { authorization: 'Bearer a' };
const checkExchanges = (
  ...exchanges: [path: string, headers: Record<string, string>, status: number, cache: string, body: string][]
) => {
  const responseChecks = createResponseChecks();
  for (const [path, headers, status, cache, content] of exchanges)
    responseChecks.check(
      { method: 'GET', path, headers },
      { status, headers: cache === '' ? {} : { 'cache-control': cache }, content },
    );
  return { warnings: responseChecks.warnings(), failures: responseChecks.failures() };
};

test('an error response with data causes a warning, because the app would treat it as a success', () =>
  expect(
    checkExchanges(
      [SESSIONS, bearer, 401, '', '{"message":"No","data":[]}'],
      ['/user/sessions/a', bearer, 404, '', '{"data":{"slug":"a"}}'],
    ).warnings,
  ).toEqual([
    '2 error responses contain data, first that of GET /user/sessions?limit=10 with 401: the app takes valid data as a success, whatever the status. Leave data out of an error response.',
  ]));

test.each([
  ['null', SESSIONS, 401, '{"data":null}'],
  ['an empty object', SESSIONS, 401, '{"data":{}}'],
  ['no JSON', SESSIONS, 502, '<h1>Bad gateway</h1>'],
  ['a success', SESSIONS, 200, '{"data":[]}'],
  ['the phone check, whose status the app reads', '/user/auth/check-phone', 400, '{"data":{"exists":true}}'],
])('empty or absent data of an error response is no warning: %s', (_title, path, status, body) =>
  expect(checkExchanges([path, bearer, status, '', body]).warnings).toEqual([]),
);

test.each(['public, max-age=60', 'max-age=60, S-MaxAge=60', 'max-age=60, must-revalidate'])(
  'a response to a request with a bearer that a shared cache may store fails the run: %s',
  (cache) =>
    expect(checkExchanges([SESSIONS, bearer, 200, cache, '{}']).failures).toEqual([
      {
        name: 'security, a shared cache',
        message: `1 response to a bearer may be stored by a shared cache (Cache-Control: ${cache}), first that of GET ${SESSIONS}: others would get one user's data. Send "private" or "no-store".`,
      },
    ]),
);

test.each([
  ['private', bearer, 'private, max-age=60'],
  ['each time asked for', bearer, 'max-age=0, must-revalidate'],
  ['no header', bearer, ''],
  ['a guest', {}, 'public, max-age=60'],
])('a response that no shared cache stores for others passes: %s', (_title, headers, cache) =>
  expect(checkExchanges([SESSIONS, headers as Record<string, string>, 200, cache, '{}']).failures).toEqual(
    [],
  ),
);

const session = (is_enrolled: boolean, status: string) => ({
  slug: 'a',
  is_enrolled,
  enrollment: { status },
});

test('is_enrolled false with an enrollment of status enrolled fails the run, in a list and in one session (SD-12)', () =>
  expect(
    checkExchanges(
      [
        SESSIONS,
        bearer,
        200,
        '',
        JSON.stringify({ data: [session(true, 'enrolled'), session(false, 'enrolled')] }),
      ],
      ['/user/sessions/a', bearer, 200, '', JSON.stringify({ data: session(false, 'enrolled') })],
    ).failures.map(({ name, message }) => `${name}: ${message.slice(0, 20)}`),
  ).toEqual(['a contradictory enrolment: 2 responses have a s']));

test.each([
  ['consistent fields', session(true, 'enrolled')],
  ['another status', session(false, 'cancelled')],
  ['no enrollment', { slug: 'a', is_enrolled: false, enrollment: null }],
])('an enrolment that is not contradictory passes: %s', (_title, data) =>
  expect(checkExchanges([SESSIONS, bearer, 200, '', JSON.stringify({ data })]).failures).toEqual([]),
);
