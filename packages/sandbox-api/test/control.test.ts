import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type LoggedRequest } from '../src/index.ts';
import { MAX_LOGGED_REQUESTS } from '../src/traffic/request-log.ts';
import { sendRequest, getToken } from './send.ts';

const sandbox = createSandbox();
beforeEach(() => sandbox.reset());

const post = (path: string, body?: unknown) =>
  sendRequest(sandbox, `POST /__sandbox${path}`, body === undefined ? {} : { body });
const requests = async () =>
  (await sendRequest(sandbox, 'GET /__sandbox/requests')).body as unknown as LoggedRequest[];

describe('the control endpoints under /__sandbox', () => {
  it('set faults and clear them', async () => {
    const fault = { kind: 'status', status: 500 };
    expect((await post('/faults', { match: 'GET /api/hospitals', fault, times: 'always' })).status).toBe(204);
    expect((await sendRequest(sandbox, 'GET /hospitals')).status).toBe(500);
    expect((await sendRequest(sandbox, 'DELETE /__sandbox/faults')).status).toBe(204);
    expect((await sendRequest(sandbox, 'GET /hospitals')).status).toBe(200);
  });

  it.each([
    [{ match: 'GET /api' }, "body must have required property 'fault'"],
    [{ match: 'GET /api', fault: { kind: 'fire' } }, 'body.fault value of tag "kind" must be in oneOf'],
    [{ match: 'GET /api', fault: { kind: 'delay' } }, "body.fault must have required property 'ms'"],
    [{ match: 'GET /api', fault: { kind: 'reset', ms: 1 } }, 'body.fault has "ms", which is not described'],
    [{ match: 'GET /api', fault: { kind: 'html', status: 20 } }, 'body.fault.status must be >= 200'],
    [{ match: 'GET /api', fault: { kind: 'reset' }, when: 'later' }, 'body.when must be equal to one of'],
    [{ match: 'GET /api', fault: { kind: 'reset' }, times: 0 }, 'body.times'],
    ['nonsense', 'body must be object'],
  ])('reject the invalid fault %j', async (body, error) => {
    const { status, body: responseBody } = await post('/faults', body);
    expect(status).toBe(400);
    expect(responseBody['message']).toContain(`The sandbox cannot follow this: ${error}`);
  });

  it('set the latency', async () => {
    expect((await post('/latency', { ms: 30 })).status).toBe(204);
    const start = performance.now();
    await sendRequest(sandbox, 'GET /hospitals');
    expect(performance.now() - start).toBeGreaterThanOrEqual(29);
    expect((await post('/latency', { ms: -1 })).status).toBe(400);
  });

  it('reset everything', async () => {
    await sendRequest(sandbox, 'POST /user/sessions/walking-for-two/enroll', { token: getToken() });
    await post('/faults', { match: '*', fault: { kind: 'reset' }, times: 'always' });
    await post('/latency', { ms: 60_000 });
    expect((await post('/reset')).status).toBe(204);
    expect(await requests()).toEqual([]);
    const { body } = await sendRequest(sandbox, 'GET /user/sessions/walking-for-two', { token: getToken() });
    expect(body['data']).toMatchObject({ is_enrolled: false, attendees: 145 });
  });

  it('set up states as Pact requests them, and tear them down again', async () => {
    const params = { slug: 'a-new-one', title: 'A new one' };
    expect((await post('/states', { state: 'a session exists', params, action: 'setup' })).body).toEqual({});
    const { body } = await post('/states', { state: 'a signed-in user', params: null, action: 'setup' });
    const token = String(body['accessToken']);
    expect((await sendRequest(sandbox, 'GET /user/sessions/a-new-one', { token })).status).toBe(200);
    expect((await post('/states', { state: 'a session exists', action: 'teardown' })).body).toEqual({});
    expect((await sendRequest(sandbox, 'GET /user/sessions/a-new-one', { token })).status).toBe(404);
    expect((await post('/states', { state: '', action: 'setup' })).body).toEqual({});
    const unknown = await post('/states', { state: 'it rains' });
    expect(unknown.status).toBe(400);
    expect(unknown.body['message']).toContain(
      'does not know the state "it rains", so it cannot be set up: use one of "a signed-in user",',
    );
  });

  it('an unknown control endpoint is rejected', async () => {
    expect((await post('/nothing')).body).toEqual({
      success: false,
      message: 'The sandbox has no such switch.',
    });
  });
});

describe('the log of requests', () => {
  it('has the requests, whether each was authorised, and no token', async () => {
    await sendRequest(sandbox, 'POST /user/auth/check-phone', { body: { phone: '9876543210' } });
    await sendRequest(sandbox, 'GET /user/sessions?page=1&upcoming=true', { token: getToken() });
    await sendRequest(sandbox, 'GET /nowhere', { headers: { 'x-trace': 'a' } });
    const log = await requests();
    expect(log).toEqual([
      {
        method: 'POST',
        path: '/api/user/auth/check-phone',
        query: {},
        headers: { 'content-type': 'application/json' },
        authorized: false,
        body: { phone: '9876543210' },
      },
      {
        method: 'GET',
        path: '/api/user/sessions',
        query: { page: '1', upcoming: 'true' },
        headers: {},
        authorized: true,
        body: null,
      },
      {
        method: 'GET',
        path: '/api/nowhere',
        query: {},
        headers: { 'x-trace': 'a' },
        authorized: false,
        body: null,
      },
    ]);
    expect((await sendRequest(sandbox, 'DELETE /__sandbox/requests')).status).toBe(204);
    expect(await requests()).toEqual([]);
  });

  it('has requests that failed by a fault, and bodies other than JSON as text', async () => {
    sandbox.faults.add({ match: '*', fault: { kind: 'reset' } });
    await expect(sendRequest(sandbox, 'POST /user/auth/check-phone', { body: '{"phone"' })).rejects.toThrow(
      TypeError,
    );
    expect((await requests()).map(({ body }) => body)).toEqual(['{"phone"']);
  });

  it('retains the last 500', async () => {
    for (let index = 0; index <= MAX_LOGGED_REQUESTS; index += 1)
      await sendRequest(sandbox, `GET /nowhere?n=${index}`);
    const log = await requests();
    expect(log.length).toBe(500);
    expect([log[0]!.query, log.at(-1)!.query]).toEqual([{ n: '1' }, { n: '500' }]);
  });
});
