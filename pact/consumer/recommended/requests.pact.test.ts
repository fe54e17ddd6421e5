import { describe, test } from 'vitest';
import { createInvalidRequests } from '../../rules/invalid-requests.ts';
import { readApiOperations } from '../../rules/api-operations.ts';
import { bearer, guest } from '../caller.ts';
import { messageText } from '../matchers.ts';
import { recordRecommended } from './record-recommended.ts';
import { toContractBody, validRequests } from './valid-requests.ts';

const message = messageText('We could not read this request.');

describe.each(readApiOperations())('$id, a request that the description does not allow', (operation) => {
  const { valid, given } = validRequests[operation.id];
  const requests = createInvalidRequests(operation, valid).map((request, index) => ({
    ...request,
    isFirst: index === 0,
  }));
  test.each(requests)(
    '$path: a violation of $rule is rejected with 400 (AP-01)',
    ({ path, rule, isFirst, request }) => {
      const { body, ...rest } = request;
      return recordRecommended({
        description: `${operation.id}: ${path} breaks ${rule}`,
        caller: operation.bearer === 'required' ? bearer('userToken') : guest,
        given,
        request: {
          ...rest,
          ...(body === undefined ? {} : { body: toContractBody(operation.id, body, path) }),
        },
        // The body of an error response is the same for each rule, so it is verified once.
        response: { status: 400, ...(isFirst ? { body: { success: false, message } } : {}) },
      });
    },
  );
});
