import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Fault, type FaultRule } from '../src/index.ts';
import { matches } from '../src/traffic/match.ts';
import { sendRequest, request, getToken } from './send.ts';

const sandbox = createSandbox();
beforeEach(() => sandbox.reset());

const SESSIONS = 'GET /api/user/sessions';
const list = () => sendRequest(sandbox, 'GET /user/sessions', { token: getToken() });
const enroll = () =>
  sendRequest(sandbox, 'POST /user/sessions/walking-for-two/enroll', { token: getToken() });
const enrolled = async () => {
  const { body } = await sendRequest(sandbox, 'GET /user/sessions/walking-for-two', { token: getToken() });
  return (body['data'] as { is_enrolled: boolean }).is_enrolled;
};
const addFault = (fault: Fault, rule: Partial<FaultRule> = {}) =>
  sandbox.faults.add({ match: SESSIONS, fault, ...rule });

describe('which calls a fault applies to', () => {
  const line = { method: 'GET', url: 'http://x/api/user/sessions?page=1&upcoming=true' };
  it.each([
    'GET /api/user/sessions',
    'GET /api/user/sessions?',
    'GET /api/user',
    'GET ',
    '*',
    '* /api/user/sessions*',
    'GET *upcoming=true',
    'GET /api/*?page=1*',
  ])('%s matches the list', (pattern) => expect(matches(pattern, line)).toBe(true));
  it.each([
    'POST /api/user/sessions',
    'GET /api/user/sessions/',
    'GET /user/sessions',
    'get /api/user/sessions',
    '* /api/user/sessions',
    'GET /api.user/sessions*',
    'GET *upcoming=false*',
  ])('%s does not match the list', (pattern) => expect(matches(pattern, line)).toBe(false));
});

describe('a fault', () => {
  it('applies once, then calls succeed again', async () => {
    addFault({ kind: 'status', status: 503, headers: { 'Retry-After': '7' } });
    const { status, body, headers } = await list();
    expect([status, headers.get('retry-after')]).toEqual([503, '7']);
    expect(body).toEqual({ success: false, message: 'Something went wrong. Please try again.' });
    expect((await list()).status).toBe(200);
  });

  it('applies as often as configured, or until it is cleared', async () => {
    addFault({ kind: 'status', status: 500, body: 'Twice' }, { times: 2 });
    addFault({ kind: 'json', body: [1] }, { times: 'always' });
    expect([(await list()).status, (await list()).status]).toEqual([500, 500]);
    for (let call = 0; call < 3; call += 1) expect((await list()).body).toEqual([1]);
    sandbox.faults.clear();
    expect((await list()).body['success']).toBe(true);
  });

  it('does not affect other calls', async () => {
    addFault({ kind: 'reset' });
    expect((await sendRequest(sandbox, 'GET /hospitals')).status).toBe(200);
    await expect(list()).rejects.toThrow(TypeError);
  });

  it('sends a page where JSON is expected', async () => {
    addFault({ kind: 'html', status: 200 });
    const response = await sandbox.fetch(request('GET /user/sessions'));
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<!doctype html>');
  });

  it('sends any JSON, even with a status that is not described', async () => {
    addFault({ kind: 'json', status: 418, body: { data: 'tea' } });
    expect(await list()).toMatchObject({ status: 418, body: { data: 'tea' } });
    addFault({ kind: 'status', status: 409, body: { code: 4 } });
    expect((await list()).body).toEqual({ code: 4 });
  });

  it('truncates a response', async () => {
    addFault({ kind: 'truncate' }, { when: 'after-commit' });
    const response = await sandbox.fetch(request('GET /user/sessions', { token: getToken() }));
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  it('delays a response, and stops when the caller aborts', async () => {
    addFault({ kind: 'delay', ms: 40 });
    const start = performance.now();
    expect((await list()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(39);

    addFault({ kind: 'delay', ms: 60_000 });
    const signal = AbortSignal.timeout(20);
    const call = sandbox.fetch(new Request('http://x/api/user/sessions', { signal }));
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('before and after the commit', () => {
  it.each<Fault>([
    { kind: 'status', status: 500 },
    { kind: 'html', status: 502 },
    { kind: 'json', body: {} },
  ])('an enrolment with the response $kind is stored only after the commit', async (fault) => {
    addFault(fault, { match: 'POST *enroll' });
    await sandbox.fetch(request('POST /user/sessions/walking-for-two/enroll', { token: getToken() }));
    expect(await enrolled()).toBe(false);
    addFault(fault, { match: 'POST *enroll', when: 'after-commit' });
    await sandbox.fetch(request('POST /user/sessions/walking-for-two/enroll', { token: getToken() }));
    expect(await enrolled()).toBe(true);
  });

  it.each<Fault>([{ kind: 'reset' }, { kind: 'truncate' }])(
    'an enrolment without a response, by $kind, is stored only after the commit',
    async (fault) => {
      addFault(fault, { match: 'POST *enroll' });
      await expect(enroll()).rejects.toThrow(TypeError);
      expect(await enrolled()).toBe(false);
      addFault(fault, { match: 'POST *enroll', when: 'after-commit' });
      await expect(enroll()).rejects.toThrow(TypeError);
      expect(await enrolled()).toBe(true);
      expect((await enroll()).body).toMatchObject({ data: { is_enrolled: true } });
    },
  );

  it('an enrolment whose response is late is stored at once', async () => {
    addFault({ kind: 'delay', ms: 30 }, { match: 'POST *enroll', when: 'after-commit' });
    const call = enroll();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await enrolled()).toBe(true);
    expect((await call).status).toBe(200);
  });
});

describe('latency and closing', () => {
  it('every call takes the latency', async () => {
    const slow = createSandbox({ latencyMs: { ms: 30, jitterMs: 5 } });
    const start = performance.now();
    await sendRequest(slow, 'GET /hospitals');
    expect(performance.now() - start).toBeGreaterThanOrEqual(29);
    slow.close();
  });

  it('closing breaks pending responses', async () => {
    const closing = createSandbox();
    closing.faults.add({ match: '*', fault: { kind: 'delay', ms: 60_000 } });
    const call = sendRequest(closing, 'GET /hospitals');
    setTimeout(closing.close, 10);
    await expect(call).rejects.toThrow('The sandbox broke the connection.');
  });
});
