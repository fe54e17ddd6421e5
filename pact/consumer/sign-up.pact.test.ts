import { ApiError, type SignUpRequest } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import { USER_PHONE } from '../users.ts';
import { expectedResult, authentication } from './authentication.ts';
import { ID_TOKEN, INVALID_TOKEN } from './caller.ts';
import { india, sunrise } from './hospital-states.ts';
import { exchange } from './exchange.ts';
import { dueDate, given, sentence } from './matchers.ts';
import { user, verified } from './user-states.ts';

describe('signUp, POST /user/auth/signup/verify-firebase-token', () => {
  const path = '/user/auth/signup/verify-firebase-token';
  const { request, responses } = examples.signUp;

  /** The expected request in the contract, with state values; the other fields are literal. */
  const expected = (body: SignUpRequest, token: string) => ({
    ...body,
    idToken: given(token, body.idToken),
    profile: {
      ...body.profile,
      due_date: dueDate(body.profile.due_date),
      state_id: given('stateId', body.profile.state_id),
    },
  });

  test.each([
    ['with a listed hospital and doctor', request.newUser, responses['200'].newUser, sunrise],
    [
      'with a hospital and doctor typed by hand',
      request.customHospital,
      responses['200'].customHospital,
      india,
    ],
  ])('a new user %s gets an account (OT-18, G-08, AP-04)', (which, sent, { data }, care) => {
    const body = { ...sent, idToken: ID_TOKEN };
    return exchange(
      {
        description: `signUp: a new user ${which}`,
        given: [verified, care],
        request: { method: 'POST', path, body: expected(body, 'phoneToken') },
        response: { status: 200, body: { data: authentication(data) } },
      },
      async (client) => expect(await client.signUp(body)).toEqual(expectedResult(data)),
    );
  });

  test('a number that has an account is refused with 409, by which the app knows an earlier attempt', () => {
    const body = { ...request.alreadyRegistered, idToken: ID_TOKEN, phone: USER_PHONE };
    const { message } = responses['409'].alreadyRegistered;
    return exchange(
      {
        description: 'signUp: a number that has an account',
        given: [user(), sunrise],
        request: { method: 'POST', path, body: expected(body, 'userToken') },
        response: { status: 409, body: { message: sentence(message) } },
      },
      async (client) =>
        expect(client.signUp(body)).rejects.toMatchObject({ status: 409, serverMessage: message }),
    );
  });

  test('an expired identity token is unauthenticated (OT-18)', () => {
    const body = { ...request.expiredToken, idToken: INVALID_TOKEN };
    const { message } = responses['401'].expiredToken;
    return exchange(
      {
        description: 'signUp: an expired identity token',
        request: { method: 'POST', path, body },
        response: { status: 401, body: { message: sentence(message) } },
      },
      async (client) => {
        const refused = client.signUp(body);
        await expect(refused).rejects.toBeInstanceOf(ApiError);
        await expect(refused).rejects.toMatchObject({ kind: 'unauthenticated', serverMessage: message });
      },
    );
  });
});
