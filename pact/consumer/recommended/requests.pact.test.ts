import { describe, test } from 'vitest';
import { invalidRequests } from '../../rules/invalid-requests.ts';
import { readApiOperations } from '../../rules/api-operations.ts';
import { bearer, guest } from '../caller.ts';
import { sentence } from '../matchers.ts';
import { recommend } from './recommend.ts';
import { sentBody, validRequests } from './valid-requests.ts';

const message = sentence('We could not read this request.');

describe.each(readApiOperations())('$id, a request that the description does not allow', (operation) => {
  const { valid, given } = validRequests[operation.id];
  const requests = invalidRequests(operation, valid).map((request, index) => ({
    ...request,
    isFirst: index === 0,
  }));
  test.each(requests)('$path: $rule, is refused (AP-01)', ({ path, rule, isFirst, request }) => {
    const { body, ...rest } = request;
    return recommend({
      description: `${operation.id}: ${path} breaks ${rule}`,
      by: operation.bearer === 'required' ? bearer('userToken') : guest,
      given,
      request: {
        ...rest,
        ...(body === undefined ? {} : { body: sentBody(operation.id, body, path) }),
      },
      // The body of an error response is the same for each rule, so it is verified once.
      response: { status: 400, ...(isFirst ? { body: { success: false, message } } : {}) },
    });
  });
});
