import type { World } from './world.ts';

/** As in traffic/match.ts. */
type Match = { match?: string };

export const failureStates = {
  /** The next matching call gets 429. */
  'too many requests': (
    { faults }: World,
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
  'the backend fails': ({ faults }: World, { match = '*' }: Match) => {
    faults.add({ match, fault: { kind: 'status', status: 500 } });
  },
};
