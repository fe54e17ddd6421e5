import { expect, test } from 'vitest';
import { openNotices } from '../provider-kit/lib/notices.mjs';

const SESSIONS = '/user/sessions?limit=10';
const bearer = { authorization: 'Bearer a' };
const noticed = (
  ...looked: [path: string, headers: Record<string, string>, status: number, cache: string, body: string][]
) => {
  const notices = openNotices();
  for (const [path, headers, status, cache, content] of looked)
    notices.look(
      { method: 'GET', path, headers },
      { status, headers: cache === '' ? {} : { 'cache-control': cache }, content },
    );
  return notices.lines();
};

test('a refusal that says something in data is noticed: the app would take it as a success', () =>
  expect(
    noticed(
      [SESSIONS, bearer, 401, '', '{"message":"No","data":[]}'],
      ['/user/sessions/a', bearer, 404, '', '{"data":{"slug":"a"}}'],
    ),
  ).toEqual([
    '2 refusals hold data, first that of GET /user/sessions?limit=10 with 401: the app takes data that is in order as a success, whatever the status. Leave data out of a refusal.',
  ]));

test.each([
  ['null', SESSIONS, 401, '{"data":null}'],
  ['an empty object', SESSIONS, 401, '{"data":{}}'],
  ['no JSON', SESSIONS, 502, '<h1>Bad gateway</h1>'],
  ['a success', SESSIONS, 200, '{"data":[]}'],
  ['the phone check, which goes by its status', '/user/auth/check-phone', 400, '{"data":{"exists":true}}'],
])('data of a refusal is not noticed: %s', (_what, path, status, body) =>
  expect(noticed([path, bearer, status, '', body])).toEqual([]),
);

test.each(['public, max-age=60', 'max-age=60, S-MaxAge=60'])(
  'an answer to a bearer that a shared cache may keep is noticed: %s',
  (cache) =>
    expect(noticed([SESSIONS, bearer, 200, cache, '{}'])).toEqual([
      `1 answer to a bearer may be kept by a shared cache (Cache-Control: ${cache}), first that of GET ${SESSIONS}: others would be given what is one mother's. Say "private" or "no-store".`,
    ]),
);

test.each([
  ['private', bearer, 'private, max-age=60'],
  ['nothing said', bearer, ''],
  ['a guest', {}, 'public, max-age=60'],
])('an answer that no shared cache keeps for others is not noticed: %s', (_what, headers, cache) =>
  expect(noticed([SESSIONS, headers as Record<string, string>, 200, cache, '{}'])).toEqual([]),
);
