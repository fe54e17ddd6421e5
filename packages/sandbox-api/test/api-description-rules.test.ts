import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { beforeEach, describe, expect, it } from 'vitest';
import { inlineReferences } from '../src/description/inline-references.ts';
import { createSandbox } from '../src/index.ts';
import { sendRequest, getData, getToken } from './send.ts';

/**
 * Rules that the description states in prose, because a schema cannot express them: `info.description` and each call.
 */
const sandbox = createSandbox();
beforeEach(() => sandbox.reset());

const EARLIER = '9000000001';
const CALLER = '9811122233';
const LATER = '9900000003';
const LONGEST_MESSAGE = 200;

const getNames = async (line: string, token?: string) =>
  getData(await sendRequest(sandbox, line, token === undefined ? {} : { token })).map(
    (row) => Object.values(row)[0],
  );

describe('a message', () => {
  it.each([
    ['an invalid query with a long name', `GET /user/sessions?${'x'.repeat(500)}=1`, 400],
    ['an invalid phone number', 'POST /user/auth/check-phone', 400],
    ['an unknown URL', 'GET /nowhere', 404],
    ['a method that is not allowed', 'DELETE /hospitals', 405],
  ])('has 1 to 200 characters: %s', async (_, line, status) => {
    const body = line.startsWith('POST') ? { body: { phone: 'x'.repeat(500) } } : {};
    const response = await sendRequest(sandbox, line, { token: getToken(), ...body });
    expect(response.status).toBe(status);
    const { length } = response.body['message'] as string;
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(LONGEST_MESSAGE);
  });
});

describe('a search', () => {
  it.each([
    ['/hospitals?search=', 'MOTHER'],
    ['/hospitals?search=', 'PUNE'],
    ['/hospitals/MH-0001/doctors?search=', 'KAVITA'],
    ['/user/sessions?search=', 'YOGA'],
  ])('%s%s is case-insensitive', async (path, text) => {
    const names = await getNames(`GET ${path}${text}`, getToken());
    expect(names.length).toBeGreaterThan(0);
    expect(await getNames(`GET ${path}${text.toLowerCase()}`, getToken())).toEqual(names);
  });
});

describe('an invalid bearer is rejected with 401 before any other error is reported', () => {
  it.each([
    'GET /hospitals?limit=wrong',
    'GET /hospitals/XX-9999/doctors',
    'GET /countries/999/states',
    'GET /user/sessions?page=0',
    'GET /user/sessions/no-such-session',
    'POST /user/sessions/no-such-session/enroll',
    'POST /user/sessions/rest-and-sleep/enroll',
  ])('%s', async (line) => {
    sandbox.setProviderState({ state: 'a session is over', params: { slug: 'rest-and-sleep' } });
    expect((await sendRequest(sandbox, line, { token: 'expired' })).status).toBe(401);
    expect([400, 404, 409]).toContain((await sendRequest(sandbox, line, { token: getToken() })).status);
  });
});

describe("a call reads and writes the caller's own account", () => {
  const accounts = [EARLIER, CALLER, LATER];
  const slug = 'walking-for-two';
  const hasEnrolment = async (phone: string) => {
    const { body } = await sendRequest(sandbox, `GET /user/sessions/${slug}`, { token: getToken(phone) });
    return (body['data'] as { is_enrolled: boolean }).is_enrolled;
  };
  beforeEach(() => {
    for (const phone of accounts) sandbox.setProviderState({ state: 'a signed-in user', params: { phone } });
  });

  it.each(accounts)('%s logs in as itself', async (phone) => {
    const line = 'POST /user/auth/verify-firebase-token';
    const { body } = await sendRequest(sandbox, line, { body: { idToken: getToken(phone) } });
    expect(body['data']).toMatchObject({ user: { phone } });
  });

  it.each(accounts)('%s enrols only itself', async (phone) => {
    await sendRequest(sandbox, `POST /user/sessions/${slug}/enroll`, { token: getToken(phone) });
    for (const account of accounts) expect(await hasEnrolment(account)).toBe(account === phone);
  });
});

type DescribedResponses = Record<string, { headers?: Record<string, unknown> }>;
const file = resolve(import.meta.dirname, '../../../openapi/janani-api.yaml');
const { paths } = inlineReferences(
  parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string; responses: DescribedResponses }>>;
  },
);
const retryAfterResponses = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, responses }]) =>
    Object.entries(responses)
      .filter(([, { headers }]) => headers !== undefined && 'Retry-After' in headers)
      .map(([status]) => ({
        operationId,
        status: Number(status),
        line: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '1')}`,
      })),
  ),
);

describe('a response with Retry-After', () => {
  it('is described for each call, as 429 and as 503', () => expect(retryAfterResponses).toHaveLength(18));

  it.each(retryAfterResponses)('$operationId: $status', async ({ line, status }) => {
    sandbox.faults.add({ match: '*', fault: { kind: 'status', status } });
    const { status: actual, headers } = await sendRequest(sandbox, line);
    expect([actual, headers.get('retry-after')]).toEqual([status, '1']);
  });
});
