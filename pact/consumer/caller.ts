import { MatchersV3 } from '@pact-foundation/pact';
import { EARLIER, LATER, MOTHERS_PHONE } from '../accounts.ts';
import type { StateUse } from '../states.ts';

/** Who makes a call: what the contract says of the Authorization header, and what the client holds. */
export type Caller = {
  idToken: string | null;
  states: StateUse[];
  headers: Record<string, string | ReturnType<typeof MatchersV3.fromProviderState<string>>>;
};

const registered = (params: typeof EARLIER): StateUse => ({ state: 'a phone number is registered', params });

/** The states of an account, between those of two others. */
export const amongOthers = (...own: StateUse[]): StateUse[] => [
  registered(EARLIER),
  ...own,
  registered(LATER),
];

const SIGNED_IN_TOKEN = 'eyJhbGciOiJSUzI1NiJ9.returning-mother.signature';
const REFUSED_TOKEN = 'expired';

/** Nobody is signed in: no header. */
export const guest: Caller = { idToken: null, states: [], headers: {} };

/** The provider's state gives out the token, so that no verifier has to change a request. */
export const mother: Caller = {
  idToken: SIGNED_IN_TOKEN,
  states: amongOthers({ state: 'a signed-in user', params: { phone: MOTHERS_PHONE } }),
  headers: {
    Authorization: MatchersV3.fromProviderState('Bearer ${accessToken}', `Bearer ${SIGNED_IN_TOKEN}`),
  },
};

/** One of the others asks: an account that was made before or after that of the mother. */
export const anotherMother = ({ phone }: typeof EARLIER): Caller => ({
  ...mother,
  states: [...mother.states, { state: 'a signed-in user', params: { phone } }],
});

/** A token that no backend accepts. */
export const motherWhoseSignInExpired: Caller = {
  idToken: REFUSED_TOKEN,
  states: [],
  headers: { Authorization: `Bearer ${REFUSED_TOKEN}` },
};
