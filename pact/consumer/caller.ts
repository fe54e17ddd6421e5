import { MatchersV3 } from '@pact-foundation/pact';

/** Who makes a call: what the contract has in the Authorization header, and what the client holds. */
export type Caller = {
  idToken: string | null;
  headers: Record<string, string | ReturnType<typeof MatchersV3.fromProviderState<string>>>;
};

/** The example; the state that gives out a token puts its own in its place. */
export const ID_TOKEN = 'eyJhbGciOiJSUzI1NiJ9.user.signature';
export const REFUSED_TOKEN = 'expired';

/** No user is signed in: no header. */
export const guest: Caller = { idToken: null, headers: {} };

/** The user whose token a state gives out under this name, so that no verifier has to change a request. */
export const bearer = (token: 'userToken' | 'enrolledToken'): Caller => ({
  idToken: ID_TOKEN,
  headers: { Authorization: MatchersV3.fromProviderState(`Bearer \${${token}}`, `Bearer ${ID_TOKEN}`) },
});

/** A token that no backend accepts. */
export const expired: Caller = {
  idToken: REFUSED_TOKEN,
  headers: { Authorization: `Bearer ${REFUSED_TOKEN}` },
};
