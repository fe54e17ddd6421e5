import { MatchersV3 } from '@pact-foundation/pact';

/** The caller of an operation: the Authorization header in the contract, and the token of the client. */
export type Caller = {
  idToken: string | null;
  headers: Record<string, string | ReturnType<typeof MatchersV3.fromProviderState<string>>>;
};

/** The token in the contract; a verifier replaces it by the token of the provider state. */
export const ID_TOKEN = 'eyJhbGciOiJSUzI1NiJ9.user.signature';
export const INVALID_TOKEN = 'expired';

/** A user who is not signed in, whose requests have no Authorization header. */
export const guest: Caller = { idToken: null, headers: {} };

/**
 * A signed-in user. Its token is a parameter of the provider state, so that the verifier sends a token of the backend
 * without a request filter.
 */
export const bearer = (token: 'userToken' | 'enrolledToken'): Caller => ({
  idToken: ID_TOKEN,
  headers: { Authorization: MatchersV3.fromProviderState(`Bearer \${${token}}`, `Bearer ${ID_TOKEN}`) },
});

/** A user whose token is invalid for every backend. */
export const expiredUser: Caller = {
  idToken: INVALID_TOKEN,
  headers: { Authorization: `Bearer ${INVALID_TOKEN}` },
};

/** A user whose token has one more character than its backend signed or stored. */
export const forgedUser: Caller = {
  idToken: `${ID_TOKEN}x`,
  headers: {
    Authorization: MatchersV3.fromProviderState('Bearer ${userToken}x', `Bearer ${ID_TOKEN}x`),
  },
};
