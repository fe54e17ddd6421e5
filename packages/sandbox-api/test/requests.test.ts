import { describe, expect, it } from 'vitest';
import { createSandbox } from '../src/index.ts';
import { sendRequest, getToken } from './send.ts';

const sandbox = createSandbox();
const token = getToken();
const CHECK_PHONE = 'POST /user/auth/check-phone';

describe('a request that does not follow the description is rejected with 400', () => {
  it.each([
    ['GET /user/sessions?limit=0', 'query.limit must be >= 1'],
    ['GET /user/sessions?limit=101', 'query.limit must be <= 100'],
    ['GET /user/sessions?limit=ten', 'query.limit must be integer'],
    ['GET /user/sessions?limit=', 'query.limit must be integer'],
    ['GET /user/sessions?page=1.5', 'query.page must be integer'],
    ['GET /user/sessions?upcoming=yes', 'query.upcoming must be boolean'],
    ['GET /user/sessions?program=Wellness', 'query has "program", which is not described'],
    ['GET /user/sessions?page=1&page=2', 'query has "page" more than once'],
    [`GET /user/sessions?search=${'x'.repeat(101)}`, 'query.search must NOT have more than 100 characters'],
    ['GET /countries/india/states', 'path.id must be integer'],
    ['GET /countries/0/states', 'path.id must be >= 1'],
    [`GET /hospitals/${'x'.repeat(65)}/doctors`, 'path.id must NOT have more than 64 characters'],
    ['GET /hospitals?constructor=x', 'query has "constructor", which is not described'],
    ['GET /hospitals?__proto__=x', 'query has "__proto__", which is not described'],
    ['POST /user/sessions/gentle-prenatal-yoga/enroll?x=1', 'query has "x", which is not described'],
  ])('%s', async (line, problem) => {
    const { status, body } = await sendRequest(sandbox, line, { token });
    expect({ status, body }).toEqual({
      status: 400,
      body: { success: false, message: `We could not read this request: ${problem}.` },
    });
  });

  it.each([
    [{ phone: '98765' }, 'body.phone must match pattern "^[6-9][0-9]{9}$"'],
    [{ phone: '5876543210' }, 'body.phone must match pattern "^[6-9][0-9]{9}$"'],
    [{ phone: 9_876_543_210 }, 'body.phone must be string'],
    [{}, "body must have required property 'phone'"],
    [{ phone: '9876543210', country: 'IN' }, 'body has "country", which is not described'],
    [[], 'body must be object'],
    ['{"phone":', 'its body is not JSON'],
  ])('body %j [AP-01]', async (body, problem) => {
    const { status, body: responseBody } = await sendRequest(sandbox, CHECK_PHONE, { body });
    expect(status).toBe(400);
    expect(responseBody['message']).toBe(`We could not read this request: ${problem}.`);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'content type %s [AP-01]',
    async (type) => {
      const body = JSON.stringify({ phone: '9876543210' });
      const { status, body: responseBody } = await sendRequest(sandbox, CHECK_PHONE, {
        body,
        headers: { 'content-type': type },
      });
      expect(status).toBe(400);
      expect(responseBody['message']).toContain('content type is not application/json');
    },
  );

  it('a body where none is described [AP-10]', async () => {
    const line = 'POST /user/sessions/gentle-prenatal-yoga/enroll';
    const { status, body } = await sendRequest(sandbox, line, { token, body: {} });
    expect(status).toBe(400);
    expect(body['message']).toContain('it has a body, which this call does not take');
  });
});

describe('an unusual but valid request', () => {
  it('may have a charset after the content type', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const { status } = await sendRequest(sandbox, CHECK_PHONE, { body: { phone: '9876543210' }, headers });
    expect(status).toBe(200);
  });

  it('may have URL-encoded codes in the path [T-28]', async () => {
    expect((await sendRequest(sandbox, 'GET /hospitals/%4DH%2D0001/doctors')).status).toBe(200);
    expect((await sendRequest(sandbox, 'GET /hospitals/MH%2F0001/doctors')).status).toBe(404);
  });

  it('OPTIONS, other methods and unknown URLs get plain responses', async () => {
    const options = await sendRequest(sandbox, 'OPTIONS /user/sessions');
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, OPTIONS']);
    const wrong = await sendRequest(sandbox, 'DELETE /user/sessions/gentle-prenatal-yoga/enroll', { token });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await sendRequest(sandbox, 'GET /nothing')).body).toEqual({
      success: false,
      message: 'There is nothing at this address.',
    });
  });

  it('has a response header that prevents caching', async () => {
    expect((await sendRequest(sandbox, 'GET /hospitals')).headers.get('cache-control')).toBe('no-store');
  });
});
