import { ApiError, type SignUpRequest } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import { asRead, authentication } from './authentication.ts';
import { amongOthers } from './caller.ts';
import { india, sunrise } from './directory-states.ts';
import { exchange } from './exchange.ts';
import { dueDate, given, sentence } from './matchers.ts';

const unregistered = '9876543210';

describe('call 3, signUp', () => {
  const path = '/user/auth/signup/verify-firebase-token';
  const { request, answers } = examples.signUp;

  /** The request as the contract has it; the rest of the profile is sent as it is. */
  const expected = (body: SignUpRequest) => ({
    ...body,
    idToken: given('idToken', body.idToken),
    profile: {
      ...body.profile,
      due_date: dueDate(body.profile.due_date),
      state_id: given('stateId', body.profile.state_id),
    },
  });

  const proved = (phone: string) => ({ state: 'a proved phone number', params: { phone } }) as const;

  test('OT-18 AP-04 a new mother with a listed hospital and doctor', () => {
    const body = request.newMother;
    const { data } = answers['200'].newMother;
    return exchange(
      {
        description: 'signUp: a new mother with a listed hospital and doctor',
        given: [
          ...amongOthers({ state: 'a phone number is not registered', params: { phone: unregistered } }),
          proved(unregistered),
          india,
          sunrise,
        ],
        request: { method: 'POST', path, body: expected(body) },
        answer: { status: 200, body: { data: authentication(data) } },
      },
      async (client) => expect(await client.signUp(body)).toEqual(asRead(data)),
    );
  });

  test('G-08 AP-04 a hospital and doctor typed by hand have no codes', () => {
    const body = request.customHospital;
    const { data } = answers['200'].customHospital;
    return exchange(
      {
        description: 'signUp: a hospital and doctor typed by hand',
        given: [
          { state: 'a phone number is not registered', params: { phone: unregistered } },
          proved(unregistered),
          india,
        ],
        request: { method: 'POST', path, body: expected(body) },
        answer: { status: 200, body: { data: authentication(data) } },
      },
      async (client) => expect(await client.signUp(body)).toEqual(asRead(data)),
    );
  });

  test('OT-18 an identity token that does not hold is unauthenticated', () => {
    const body = { ...request.expiredToken, idToken: 'expired' };
    const { message } = answers['401'].expiredToken;
    return exchange(
      {
        description: 'signUp: an identity token that does not hold',
        given: [india],
        request: { method: 'POST', path, body: { ...expected(body), idToken: 'expired' } },
        answer: { status: 401, body: { message: sentence(message) } },
      },
      async (client) => {
        const refused = client.signUp(body);
        await expect(refused).rejects.toBeInstanceOf(ApiError);
        await expect(refused).rejects.toMatchObject({ kind: 'unauthenticated', serverMessage: message });
      },
    );
  });
});
