import type { StateContext } from './state-context.ts';

/** The pattern of the calls that fail (traffic/match.ts). */
type Match = { match?: string };

export const failureStates = {
  /** The next matching call gets 429. */
  'too many requests': (
    { faults }: StateContext,
    { match = 'POST /api/user/auth/check-phone', retryAfter = 30 }: Match & { retryAfter?: number },
  ) => {
    faults.add({
      match,
      fault: {
        kind: 'status',
        status: 429,
        body: 'Too many requests. Please wait a moment.',
        headers: { 'Retry-After': String(retryAfter) },
      },
    });
  },
  /** The next matching call gets 500. */
  'the backend fails': ({ faults }: StateContext, { match = '*' }: Match) => {
    faults.add({ match, fault: { kind: 'status', status: 500 } });
  },
};
