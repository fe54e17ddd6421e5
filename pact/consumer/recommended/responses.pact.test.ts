import type { OperationId } from '@janani/api-client';
import { test } from 'vitest';
import { readApiOperations } from '../../rules/api-operations.ts';
import { bearer, expiredUser, guest, ID_TOKEN, INVALID_TOKEN } from '../caller.ts';
import { fromState, messageText } from '../matchers.ts';
import { user, verified } from '../user-states.ts';
import { recordRecommended } from './record-recommended.ts';
import { toContractBody, validRequests } from './valid-requests.ts';

const operations = readApiOperations();
const fillPath = (path: string, values: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The valid request of an operation, with optional overrides of its path parameters and its body. */
const getRequest = (id: OperationId, path: Record<string, string> = {}, body: object = {}) => {
  const { method, path: pattern } = operations.find((operation) => operation.id === id)!;
  const { valid } = validRequests[id];
  return {
    method,
    path: fillPath(pattern, { ...valid.path, ...path }),
    ...(valid.query ? { query: valid.query } : {}),
    ...(valid.body ? { body: { ...(toContractBody(id, valid.body) as object), ...body } } : {}),
  };
};

const createErrorResponse = (status: number, message: string) => ({
  status,
  body: { success: false, message: messageText(message) },
});

test.each(operations)(
  'a successful response of $id has success: true and a message (AP-02)',
  ({ id, bearer: bearerRule }) =>
    recordRecommended({
      description: `${id}: a success has success and a message`,
      caller: bearerRule === 'required' ? bearer('userToken') : guest,
      given: validRequests[id].given,
      request: getRequest(id),
      response: { status: 200, body: { success: true, message: messageText('Done') } },
    }),
);

test.each(operations.filter(({ id }) => id !== 'checkPhone'))(
  '$id with an expired token is rejected with 401 (AP-03, AP-12, SU-30)',
  ({ id, bearer: bearerRule }) =>
    recordRecommended({
      description: `${id}: a refusal for an expired token is no success`,
      caller: bearerRule === 'none' ? guest : expiredUser,
      request: bearerRule === 'none' ? getRequest(id, {}, { idToken: INVALID_TOKEN }) : getRequest(id),
      response: createErrorResponse(401, 'Please sign in again.'),
    }),
);

test.each([
  { id: 'logIn', caller: guest, given: [verified], body: { idToken: fromState('phoneToken', ID_TOKEN) } },
  { id: 'listDoctors', caller: guest, given: [], path: { id: 'XX-9999' } },
  { id: 'listStates', caller: guest, given: [], path: { id: '999' } },
  { id: 'getSession', caller: bearer('userToken'), given: [user()], path: { slug: 'no-such-session' } },
  { id: 'enrollInSession', caller: bearer('userToken'), given: [user()], path: { slug: 'no-such-session' } },
] as const)(
  '$id: an unknown code, id or slug is rejected with 404 (AP-02, AP-07)',
  ({ id, caller, given: states, ...overrides }) =>
    recordRecommended({
      description: `${id}: what is not found is no success`,
      caller,
      given: [...states],
      request: getRequest(
        id,
        'path' in overrides ? overrides.path : {},
        'body' in overrides ? overrides.body : {},
      ),
      response: createErrorResponse(404, 'Not found'),
    }),
);

test('checkPhone: too many requests are rejected with 429 and Retry-After (SI-17, T-26)', () =>
  recordRecommended({
    description: 'checkPhone: too many requests',
    given: [{ state: 'too many requests', params: { retryAfter: 30 } }],
    request: getRequest('checkPhone'),
    response: {
      ...createErrorResponse(429, 'Too many requests. Please wait a moment.'),
      headers: { 'Retry-After': '30' },
    },
  }));
