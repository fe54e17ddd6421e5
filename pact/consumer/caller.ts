import { MatchersV3 } from '@pact-foundation/pact';

/** The caller of an operation: the Authorization header in the contract, and the token of the client. */
export type Caller = {
  idToken: string | null;
  headers: Record<string, string | ReturnType<typeof MatchersV3.fromProviderState<string>>>;
};

/** The example token, which the value of a state replaces. */
export const ID_TOKEN = 'eyJhbGciOiJSUzI1NiJ9.user.signature';
export const REFUSED_TOKEN = 'expired';

/** Without a signed-in user there is no header. */
export const guest: Caller = { idToken: null, headers: {} };

/** The user whose token is the value of a state with this name, so that a verifier does not change requests. */
export const bearer = (token: 'userToken' | 'enrolledToken'): Caller => ({
  idToken: ID_TOKEN,
  headers: { Authorization: MatchersV3.fromProviderState(`Bearer \${${token}}`, `Bearer ${ID_TOKEN}`) },
});

/** An invalid token for every backend. */
export const expired: Caller = {
  idToken: REFUSED_TOKEN,
  headers: { Authorization: `Bearer ${REFUSED_TOKEN}` },
};
