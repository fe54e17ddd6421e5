import { ApiError, type SignUpRequest } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import { USER_PHONE } from '../users.ts';
import { getExpectedAuthentication, matchAuthentication } from './authentication.ts';
import { ID_TOKEN, INVALID_TOKEN } from './caller.ts';
import { india, sunrise } from './hospital-states.ts';
import { testInteraction } from './record-interaction.ts';
import { dueDate, fromState, messageText } from './matchers.ts';
import { user, verified } from './user-states.ts';

describe('signUp, POST /user/auth/signup/verify-firebase-token', () => {
  const path = '/user/auth/signup/verify-firebase-token';
  const { request, responses } = examples.signUp;

  /** The expected request in the contract, with state values; the other fields are literal. */
  const toExpectedRequest = (body: SignUpRequest, token: string) => ({
    ...body,
    idToken: fromState(token, body.idToken),
    profile: {
      ...body.profile,
      due_date: dueDate(body.profile.due_date),
      state_id: fromState('stateId', body.profile.state_id),
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
  ])(
    'a new user %s gets an account (OT-18, G-08, AP-04)',
    (condition, exampleRequest, { data }, hospitalState) => {
      const body = { ...exampleRequest, idToken: ID_TOKEN };
      return testInteraction(
        {
          description: `signUp: a new user ${condition}`,
          given: [verified, hospitalState],
          request: { method: 'POST', path, body: toExpectedRequest(body, 'phoneToken') },
          response: { status: 200, body: { data: matchAuthentication(data) } },
        },
        async (client) => expect(await client.signUp(body)).toEqual(getExpectedAuthentication(data)),
      );
    },
  );

  test('a number that has an account is rejected with 409, so the app recognises an earlier attempt', () => {
    const body = { ...request.alreadyRegistered, idToken: ID_TOKEN, phone: USER_PHONE };
    const { message } = responses['409'].alreadyRegistered;
    return testInteraction(
      {
        description: 'signUp: a number that has an account',
        given: [user(), sunrise],
        request: { method: 'POST', path, body: toExpectedRequest(body, 'userToken') },
        response: { status: 409, body: { message: messageText(message) } },
      },
      async (client) =>
        expect(client.signUp(body)).rejects.toMatchObject({ status: 409, serverMessage: message }),
    );
  });

  test('an expired identity token is unauthenticated (OT-18)', () => {
    const body = { ...request.expiredToken, idToken: INVALID_TOKEN };
    const { message } = responses['401'].expiredToken;
    return testInteraction(
      {
        description: 'signUp: an expired identity token',
        request: { method: 'POST', path, body },
        response: { status: 401, body: { message: messageText(message) } },
      },
      async (client) => {
        const rejection = client.signUp(body);
        await expect(rejection).rejects.toBeInstanceOf(ApiError);
        await expect(rejection).rejects.toMatchObject({ kind: 'unauthenticated', serverMessage: message });
      },
    );
  });
});
