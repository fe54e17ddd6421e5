import { MatchersV3 } from '@pact-foundation/pact';
import type { StateUse } from '../states.ts';

/** Who makes a call: what the contract says of the Authorization header, and what the client holds. */
export type Caller = {
  idToken: string | null;
  states: StateUse[];
  headers: Record<string, string | ReturnType<typeof MatchersV3.fromProviderState<string>>>;
};

/** The mother whose phone number has an account. */
export const MOTHERS_PHONE = '9811122233';

const SIGNED_IN_TOKEN = 'eyJhbGciOiJSUzI1NiJ9.returning-mother.signature';
const REFUSED_TOKEN = 'expired';

/** Nobody is signed in: no header. */
export const guest: Caller = { idToken: null, states: [], headers: {} };

/** The provider's state gives out the token, so that no verifier has to change a request. */
export const mother: Caller = {
  idToken: SIGNED_IN_TOKEN,
  states: [{ state: 'a signed-in user', params: { phone: MOTHERS_PHONE } }],
  headers: {
    Authorization: MatchersV3.fromProviderState('Bearer ${accessToken}', `Bearer ${SIGNED_IN_TOKEN}`),
  },
};

/** A token that no backend accepts. */
export const motherWhoseSignInExpired: Caller = {
  idToken: REFUSED_TOKEN,
  states: [],
  headers: { Authorization: `Bearer ${REFUSED_TOKEN}` },
};
