import type { OperationId } from '@janani/api-client';
import { test } from 'vitest';
import { readDescribed } from '../../rules/described.ts';
import { guest, mother, motherWhoseSignInExpired } from '../caller.ts';
import { dueDate, given, sentence } from '../matchers.ts';
import { unknownSession } from '../session-states.ts';
import { promise } from './promise.ts';
import { rightRequests } from './right-requests.ts';

const unknownPath = '/user/sessions/no-such-session';
const operations = readDescribed();
const addressed = (path: string, values: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The right request of a call, with what the backend gives out in its place. */
const requestOf = (id: OperationId) => {
  const { method, path } = operations.find((operation) => operation.id === id)!;
  const { right } = rightRequests[id];
  const { idToken, profile, ...rest } = (right.body ?? {}) as {
    idToken?: string;
    profile?: { due_date: string };
  };
  const body = {
    ...rest,
    ...(idToken === undefined ? {} : { idToken: given('idToken', idToken) }),
    ...(profile === undefined ? {} : { profile: { ...profile, due_date: dueDate(profile.due_date) } }),
  };
  return {
    method,
    path: addressed(path, right.path),
    ...(right.query ? { query: right.query } : {}),
    ...(right.body ? { body } : {}),
  };
};

test.each(operations)('AP-02 an answer of $id says that it is a success, in words', ({ id, bearer }) =>
  promise({
    description: `${id}: says that it is a success, in words`,
    by: bearer === 'required' ? mother : guest,
    given: rightRequests[id].given,
    request: requestOf(id),
    answer: { status: 200, body: { success: true, message: sentence('Done') } },
  }),
);

test.each(operations.filter(({ bearer }) => bearer !== 'none'))(
  'AP-12 a refusal of $id says that it is none, in words',
  ({ id }) =>
    promise({
      description: `${id}: says that a refusal is no success`,
      by: motherWhoseSignInExpired,
      given: rightRequests[id].given,
      request: requestOf(id),
      answer: { status: 401, body: { success: false, message: sentence('Please sign in again.') } },
    }),
);

test.each([
  ['logIn', 401, { idToken: 'expired' }],
  ['signUp', 401, { idToken: 'expired' }],
] as const)('AP-03 a token that does not hold is no success to %s', (id, status, changed) => {
  const request = requestOf(id);
  return promise({
    description: `${id}: says that a refusal is no success`,
    given: rightRequests[id].given,
    request: { ...request, body: { ...request.body, ...changed } },
    answer: { status, body: { success: false, message: sentence('Please sign in again.') } },
  });
});

test.each([
  {
    id: 'logIn',
    by: guest,
    given: [
      { state: 'a phone number is not registered', params: { phone: '9811122255' } },
      { state: 'a proved phone number', params: { phone: '9811122255' } },
    ],
    request: {
      method: 'POST',
      path: '/user/auth/verify-firebase-token',
      body: { idToken: given('idToken', 'eyJhbGciOiJSUzI1NiJ9.unknown-mother.signature') },
    },
  },
  {
    id: 'listDoctors',
    by: guest,
    given: [{ state: 'no hospital has the code', params: { code: 'XX-9999' } }],
    request: { method: 'GET', path: '/hospitals/XX-9999/doctors' },
  },
  {
    id: 'listStates',
    by: guest,
    given: [{ state: 'no such country', params: { country: 999 } }],
    request: { method: 'GET', path: '/countries/999/states' },
  },
  { id: 'getSession', by: mother, given: [unknownSession], request: { method: 'GET', path: unknownPath } },
  {
    id: 'enrollInSession',
    by: mother,
    given: [unknownSession],
    request: { method: 'POST', path: `${unknownPath}/enroll` },
  },
] as const)('AP-02 what is not found is no success to $id', ({ id, by, given: states, request }) =>
  promise({
    description: `${id}: says that what is not found is no success`,
    by,
    given: [...states],
    request,
    answer: { status: 404, body: { success: false, message: sentence('Not found') } },
  }),
);

test('SI-17 too many requests are no success', () =>
  promise({
    description: 'checkPhone: says that too many checks are no success',
    given: [{ state: 'too many requests', params: { retryAfter: 30 } }],
    request: { method: 'POST', path: '/user/auth/check-phone', body: { phone: '9811100429' } },
    answer: { status: 429, body: { success: false, message: sentence('Please wait a moment.') } },
  }));
