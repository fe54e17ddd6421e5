import { examples } from '@janani/api-client/examples';
import { describe, expect, test } from 'vitest';
import { asRead, authentication } from './authentication.ts';
import { EARLIER, LATER, MOTHERS_PHONE } from '../accounts.ts';
import { amongOthers } from './caller.ts';
import { exchange } from './exchange.ts';
import { given, sentence } from './matchers.ts';

const registered = MOTHERS_PHONE;
const unregistered = '9876543210';

const madeAccount = {
  state: 'an account was made by call 3',
  params: { phone: unregistered, first_name: 'मीरा', last_name: 'Kulkarni' },
} as const;

describe('call 1, checkPhone', () => {
  const path = '/user/auth/check-phone';

  test('SI-12 AP-02 a registered number exists', () =>
    exchange(
      {
        description: 'checkPhone: a registered number',
        given: [{ state: 'a phone number is registered', params: { phone: registered } }],
        request: { method: 'POST', path, body: { phone: registered } },
        answer: { status: 200, body: { success: true, data: { exists: true } } },
      },
      async (client) => expect(await client.checkPhone(registered)).toEqual({ exists: true }),
    ));

  test('SI-12 AP-02 an unknown number does not exist', () =>
    exchange(
      {
        description: 'checkPhone: a number nobody has used yet',
        given: amongOthers({ state: 'a phone number is not registered', params: { phone: unregistered } }),
        request: { method: 'POST', path, body: { phone: unregistered } },
        answer: { status: 200, body: { success: true, data: { exists: false } } },
      },
      async (client) => expect(await client.checkPhone(unregistered)).toEqual({ exists: false }),
    ));

  test('SI-17 T-26 too many checks are refused, with the time to wait', () =>
    exchange(
      {
        description: 'checkPhone: too many checks',
        given: [{ state: 'too many requests', params: { retryAfter: 30 } }],
        request: { method: 'POST', path, body: { phone: '9811100429' } },
        answer: {
          status: 429,
          headers: { 'Retry-After': '30' },
          body: { message: sentence('Too many requests. Please wait a moment.') },
        },
      },
      async (client) =>
        expect(client.checkPhone('9811100429')).rejects.toMatchObject({
          kind: 'refused',
          retryAfterMs: 30_000,
          serverMessage: 'Too many requests. Please wait a moment.',
        }),
    ));

  test('OT-18 a number that has just signed up exists', () =>
    exchange(
      {
        description: 'checkPhone: a number that call 3 has just registered',
        given: [madeAccount],
        request: { method: 'POST', path, body: { phone: unregistered } },
        answer: { status: 200, body: { success: true, data: { exists: true } } },
      },
      async (client) => expect(await client.checkPhone(unregistered)).toEqual({ exists: true }),
    ));
});

describe('call 2, logIn', () => {
  const path = '/user/auth/verify-firebase-token';
  const { request, answers } = examples.logIn;

  test('OT-17 AP-03 a returning mother gets a user and a token', () => {
    const { idToken } = request.returningMother;
    const { data } = answers['200'].returningMother;
    return exchange(
      {
        description: 'logIn: a returning mother',
        given: [
          ...amongOthers({
            state: 'a phone number is registered',
            params: { phone: registered, first_name: data.user.first_name, last_name: data.user.last_name },
          }),
          { state: 'a proved phone number', params: { phone: registered } },
        ],
        request: { method: 'POST', path, body: { idToken: given('idToken', idToken) } },
        answer: { status: 200, body: { data: authentication(data) } },
      },
      async (client) => expect(await client.logIn(idToken)).toEqual(asRead(data)),
    );
  });

  test('OT-18 a mother who has just signed up logs in with the same names', () => {
    const { idToken } = request.unknownMother;
    const data = {
      ...answers['200'].returningMother.data,
      user: { ...answers['200'].returningMother.data.user, ...madeAccount.params },
    };
    return exchange(
      {
        description: 'logIn: a mother whose account call 3 has just made',
        given: [
          ...amongOthers(madeAccount),
          { state: 'a proved phone number', params: { phone: unregistered } },
        ],
        request: { method: 'POST', path, body: { idToken: given('idToken', idToken) } },
        answer: { status: 200, body: { data: authentication(data) } },
      },
      async (client) => expect(await client.logIn(idToken)).toEqual(asRead(data)),
    );
  });

  test.each([
    ['first', EARLIER],
    ['last', LATER],
  ])('OT-18 the %s mother with an account keeps it when another signs up', (which, other) => {
    const { idToken } = request.returningMother;
    const { data } = answers['200'].returningMother;
    const kept = { ...data, user: { ...data.user, ...other } };
    return exchange(
      {
        description: `logIn: the ${which} mother with an account, after call 3 has made that of another`,
        given: [
          ...amongOthers(),
          madeAccount,
          { state: 'a proved phone number', params: { phone: other.phone } },
        ],
        request: { method: 'POST', path, body: { idToken: given('idToken', idToken) } },
        answer: { status: 200, body: { data: authentication(kept) } },
      },
      async (client) => expect(await client.logIn(idToken)).toEqual(asRead(kept)),
    );
  });

  test('OT-17 a proved number without an account is not found', () => {
    const { idToken } = request.unknownMother;
    const { message } = answers['404'].unknownMother;
    return exchange(
      {
        description: 'logIn: a proved number without an account',
        given: [
          ...amongOthers({ state: 'a phone number is not registered', params: { phone: unregistered } }),
          { state: 'a proved phone number', params: { phone: unregistered } },
        ],
        request: { method: 'POST', path, body: { idToken: given('idToken', idToken) } },
        answer: { status: 404, body: { message: sentence(message) } },
      },
      async (client) =>
        expect(client.logIn(idToken)).rejects.toMatchObject({ kind: 'not-found', serverMessage: message }),
    );
  });

  test('OT-17 an identity token that does not hold is unauthenticated', () => {
    const { message } = answers['401'].expiredToken;
    return exchange(
      {
        description: 'logIn: an identity token that does not hold',
        request: { method: 'POST', path, body: { idToken: 'expired' } },
        answer: { status: 401, body: { message: sentence(message) } },
      },
      async (client) =>
        expect(client.logIn('expired')).rejects.toMatchObject({
          kind: 'unauthenticated',
          serverMessage: message,
        }),
    );
  });
});
