import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import { OTHER } from '../users.ts';
import { getExpectedAuthentication, matchAuthentication } from './authentication.ts';
import { ID_TOKEN, INVALID_TOKEN } from './caller.ts';
import { testInteraction } from './record-interaction.ts';
import { fromState, messageText } from './matchers.ts';
import { NEW_USER, otherUser, signedUp, user, verified } from './user-states.ts';

describe('checkPhone, POST /user/auth/check-phone', () => {
  const request = {
    method: 'POST',
    path: '/user/auth/check-phone',
    body: { phone: NEW_USER.phone },
  } as const;

  test.each([
    ['that has just signed up', [signedUp], true],
    ['that nobody has used', [otherUser()], false],
  ])('a number %s: exists is %3$s (SI-12, AP-02, OT-18)', (condition, states, exists) =>
    testInteraction(
      {
        description: `checkPhone: a number ${condition}`,
        given: states,
        request,
        response: { status: 200, body: { success: true, data: { exists } } },
      },
      async (client) => expect(await client.checkPhone(NEW_USER.phone)).toEqual({ exists }),
    ),
  );
});

describe('logIn, POST /user/auth/verify-firebase-token', () => {
  const request = (token: unknown) => ({
    method: 'POST' as const,
    path: '/user/auth/verify-firebase-token',
    body: { idToken: token },
  });
  const { data } = examples.logIn.responses['200'].returningUser;

  test.each([
    ['a user who has just signed up', 'signedUpToken', NEW_USER, [otherUser(), signedUp]],
    ['a user who signed up before another', 'userToken', OTHER, [user(OTHER), signedUp]],
  ])('%s gets the account of that number (OT-17, OT-18, AP-03)', (who, token, account, states) => {
    const withAccount = { ...data, user: { ...data.user, ...account } };
    return testInteraction(
      {
        description: `logIn: ${who}`,
        given: states,
        request: request(fromState(token, ID_TOKEN)),
        response: { status: 200, body: { data: matchAuthentication(withAccount) } },
      },
      async (client) => expect(await client.logIn(ID_TOKEN)).toEqual(getExpectedAuthentication(withAccount)),
    );
  });

  test('a verified number without an account is not found (OT-17)', () => {
    const { message } = examples.logIn.responses['404'].unknownUser;
    return testInteraction(
      {
        description: 'logIn: a verified number without an account',
        given: [otherUser(), verified],
        request: request(fromState('phoneToken', ID_TOKEN)),
        response: { status: 404, body: { message: messageText(message) } },
      },
      async (client) =>
        expect(client.logIn(ID_TOKEN)).rejects.toMatchObject({ kind: 'not-found', serverMessage: message }),
    );
  });

  test('an expired identity token is unauthenticated (OT-17)', () => {
    const { message } = examples.logIn.responses['401'].expiredToken;
    return testInteraction(
      {
        description: 'logIn: an expired identity token',
        request: request(INVALID_TOKEN),
        response: { status: 401, body: { message: messageText(message) } },
      },
      async (client) =>
        expect(client.logIn(INVALID_TOKEN)).rejects.toMatchObject({
          kind: 'unauthenticated',
          serverMessage: message,
        }),
    );
  });
});
