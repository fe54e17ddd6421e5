import { describe, expect, it } from 'vitest';
import { createSandbox, mintToken, UNREGISTERED_PHONE } from '../src/index.ts';
import { sendRequest, getToken } from './send.ts';

const HOURS_MS = 60 * 60 * 1000;
const sandbox = createSandbox();

const NONE = 'POST /user/auth/check-phone';
const OPTIONAL = ['GET /hospitals', 'GET /hospitals/MH-0001/doctors', 'GET /countries/1/states'];
const REQUIRED = [
  'GET /user/sessions',
  'GET /user/sessions/preparing-for-labour',
  'POST /user/sessions/preparing-for-labour/enroll',
];

const invalid: Record<string, string> = {
  garbage: 'Bearer nonsense',
  'no token': 'Bearer ',
  'another scheme': `Basic ${getToken()}`,
  expired: `Bearer ${getToken(undefined, new Date(Date.now() - 2 * HOURS_MS))}`,
  'another project': `Bearer ${mintToken({ phone: '9811122233', projectId: 'demo-other', issuedAt: new Date() })}`,
  'a foreign phone': `Bearer ${getToken('1234567890')}`,
  "the backend's own token": 'Bearer jan_3f0b6c1d9e',
};
const tokenKinds = Object.keys(invalid);

describe('authorisation of calls [AP-12, T-15]', () => {
  it.each(tokenKinds)('checkPhone, logIn and signUp ignore the bearer: %s', async (kind) => {
    const headers = { authorization: invalid[kind]! };
    expect((await sendRequest(sandbox, NONE, { body: { phone: UNREGISTERED_PHONE }, headers })).status).toBe(
      200,
    );
  });

  describe.each(OPTIONAL)('%s has an optional bearer', (line) => {
    it.each(tokenKinds)('%s is rejected with 401', async (kind) => {
      const { status, body } = await sendRequest(sandbox, line, {
        headers: { authorization: invalid[kind]! },
      });
      expect(status).toBe(401);
      expect(body['message']).toBe('Your sign-in has expired. Please sign in again.');
    });
    it('a call is accepted without one, with one, and with one of a phone that has no account yet', async () => {
      expect((await sendRequest(sandbox, line)).status).toBe(200);
      expect((await sendRequest(sandbox, line, { token: getToken() })).status).toBe(200);
      expect((await sendRequest(sandbox, line, { token: getToken(UNREGISTERED_PHONE) })).status).toBe(200);
    });
  });

  describe.each(REQUIRED)('%s requires a bearer', (line) => {
    it.each(tokenKinds)('%s is rejected with 401', async (kind) => {
      expect((await sendRequest(sandbox, line, { headers: { authorization: invalid[kind]! } })).status).toBe(
        401,
      );
    });
    it('a call without one, or with one of a phone without an account, is rejected', async () => {
      expect((await sendRequest(sandbox, line)).status).toBe(401);
      const { status, body } = await sendRequest(sandbox, line, { token: getToken(UNREGISTERED_PHONE) });
      expect(status).toBe(401);
      expect(body['message']).toBe('No account uses this phone number. Please sign up.');
    });
    it("a signed-in user's call is accepted", async () => {
      expect((await sendRequest(sandbox, line, { token: getToken() })).status).toBe(200);
    });
  });
});
