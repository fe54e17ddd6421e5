import { ApiError } from '@janani/api-client';
import { analytics } from '../platform/analytics.ts';
import { IdentityError } from '../platform/identity/port.ts';
import { isDefect } from '../platform/is-defect.ts';

/** Timeouts of the provider, and of the phone's storage. */
const TIMEOUT_CODES = new Set(['auth/timeout', 'storage-timeout']);

/** The first field that the reader could not use, never its value. */
const getInvalidField = ({ cause }: ApiError): string | undefined =>
  (cause as { issues?: { path?: PropertyKey[] }[] } | undefined)?.issues?.[0]?.path?.join('.');

/**
 * Reports a failed call that a user cannot explain: a defect, a response that does not match the API description, a
 * timeout. An error response or a lost connection is not reported.
 */
export const reportFailure = (error: unknown): void => {
  if (error instanceof ApiError) {
    const { kind, operation: call } = error;
    if (kind === 'timeout' || kind === 'unexpected-response')
      void analytics.report('call', error, { kind, call, field: getInvalidField(error) });
  } else if (error instanceof IdentityError) {
    if (TIMEOUT_CODES.has(error.code)) void analytics.report('call', error, { kind: error.code });
  } else if (isDefect(error)) void analytics.report('call', error);
};
