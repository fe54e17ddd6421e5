import type { OperationId } from '@janani/api-client';
import { test } from 'vitest';
import { readApiOperations } from '../../rules/api-operations.ts';
import { bearer, expired, guest, ID_TOKEN, INVALID_TOKEN } from '../caller.ts';
import { given, sentence } from '../matchers.ts';
import { user, verified } from '../user-states.ts';
import { recommend } from './recommend.ts';
import { sentBody, validRequests } from './valid-requests.ts';

const operations = readApiOperations();
const addressed = (path: string, values: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The valid request of a call; with other values of its path, or of its body, where they are given. */
const getRequest = (id: OperationId, path: Record<string, string> = {}, body: object = {}) => {
  const { method, path: pattern } = operations.find((operation) => operation.id === id)!;
  const { valid } = validRequests[id];
  return {
    method,
    path: addressed(pattern, { ...valid.path, ...path }),
    ...(valid.query ? { query: valid.query } : {}),
    ...(valid.body ? { body: { ...(sentBody(id, valid.body) as object), ...body } } : {}),
  };
};

const refused = (status: number, message: string) => ({
  status,
  body: { success: false, message: sentence(message) },
});

test.each(operations)('a success of $id has success and a message (AP-02)', ({ id, bearer: needs }) =>
  recommend({
    description: `${id}: a success has success and a message`,
    by: needs === 'required' ? bearer('userToken') : guest,
    given: validRequests[id].given,
    request: getRequest(id),
    response: { status: 200, body: { success: true, message: sentence('Done') } },
  }),
);

test.each(operations.filter(({ id }) => id !== 'checkPhone'))(
  'a refusal of $id for an expired token is no success (AP-03, AP-12, SU-30)',
  ({ id, bearer: needs }) =>
    recommend({
      description: `${id}: a refusal for an expired token is no success`,
      by: needs === 'none' ? guest : expired,
      request: needs === 'none' ? getRequest(id, {}, { idToken: INVALID_TOKEN }) : getRequest(id),
      response: refused(401, 'Please sign in again.'),
    }),
);

test.each([
  { id: 'logIn', by: guest, given: [verified], body: { idToken: given('phoneToken', ID_TOKEN) } },
  { id: 'listDoctors', by: guest, given: [], path: { id: 'XX-9999' } },
  { id: 'listStates', by: guest, given: [], path: { id: '999' } },
  { id: 'getSession', by: bearer('userToken'), given: [user()], path: { slug: 'no-such-session' } },
  { id: 'enrollInSession', by: bearer('userToken'), given: [user()], path: { slug: 'no-such-session' } },
] as const)('$id: not found is an error (AP-02, AP-07)', ({ id, by, given: states, ...parts }) =>
  recommend({
    description: `${id}: what is not found is no success`,
    by,
    given: [...states],
    request: getRequest(id, 'path' in parts ? parts.path : {}, 'body' in parts ? parts.body : {}),
    response: refused(404, 'Not found'),
  }),
);

test('checkPhone: too many requests are refused, with the time to wait (SI-17, T-26)', () =>
  recommend({
    description: 'checkPhone: too many requests',
    given: [{ state: 'too many requests', params: { retryAfter: 30 } }],
    request: getRequest('checkPhone'),
    response: {
      ...refused(429, 'Too many requests. Please wait a moment.'),
      headers: { 'Retry-After': '30' },
    },
  }));
