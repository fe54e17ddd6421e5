import type { Sandbox } from '@janani/sandbox-api';
import { setupCalls } from '../provider-kit/lib/setup-calls.mjs';
import type { StateName, StateParameters, ProviderState } from '../states.ts';
import { USER_PHONE } from '../users.ts';

/** The methods of the sandbox that set up states. */
export type Backend = Pick<Sandbox, 'setProviderState' | 'fetch'>;
type StateValues = Record<string, unknown>;

const BASE = 'http://sandbox.test/api';

/** Removes the seeds of the sandbox, because every interaction starts without users, hospitals and sessions. */
export const clearData = (
  { setProviderState }: Pick<Sandbox, 'setProviderState'>,
  phones: readonly string[] = [USER_PHONE],
): void => {
  for (const phone of phones)
    setProviderState({ state: 'a phone number is not registered', params: { phone } });
  setProviderState({ state: 'no sessions' });
  setProviderState({ state: 'no hospitals match', params: { search: '' } });
  setProviderState({ state: 'no such country', params: { country: 2 } });
};

const getToken = ({ setProviderState }: Backend, phone: string) =>
  setProviderState({ state: 'a proved phone number', params: { phone } })['idToken'];

const registerUser = (
  { setProviderState }: Backend,
  { enrolled_in: slug, ...account }: StateParameters['a user exists'],
) => {
  setProviderState({ state: 'a phone number is registered', params: account });
  if (slug !== undefined)
    setProviderState({ state: 'the user is enrolled', params: { slug, phone: account.phone } });
};

/** Adapts the sandbox to `setupCalls`, the states that the kit sets up by calling operations. */
const createKitBackend = (backend: Backend) => ({
  send: async ({
    method,
    path,
    headers,
    body,
  }: {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }) => {
    const response = await backend.fetch(
      new Request(`${BASE}${path}`, { method, headers, ...(body ? { body } : {}) }),
    );
    return { status: response.status, content: await response.text() };
  },
  setProviderState: (state: string, params: object) =>
    setProviderState(backend, { state, params } as unknown as ProviderState),
});

const setUpByState: {
  [Name in StateName]: (
    backend: Backend,
    params: StateParameters[Name],
  ) => StateValues | void | Promise<StateValues>;
} = {
  'a user exists': (backend, params) => {
    registerUser(backend, params);
    return { userToken: getToken(backend, params.phone) };
  },
  'another user exists': (backend, params) => registerUser(backend, params),
  'a phone number is verified': (backend, { phone }) => ({ phoneToken: getToken(backend, phone) }),
  'a user has signed up': (backend, params) =>
    setupCalls['a user has signed up'](createKitBackend(backend), params),
  'a user has enrolled': (backend, params) =>
    setupCalls['a user has enrolled'](createKitBackend(backend), params),
  'sessions exist': ({ setProviderState: set }, { sessions }) => {
    for (const params of sessions) set({ state: 'a session exists', params });
  },
  'a hospital exists': ({ setProviderState: set }, params) =>
    void set({ state: 'a hospital with these doctors', params }),
  'a country has states': ({ setProviderState: set }, params) =>
    void set({ state: 'a country with states', params }),
  'too many requests': ({ setProviderState: set }, params) =>
    void set({ state: 'too many requests', params }),
  'many hospitals exist': ({ setProviderState: set }, params) =>
    void set({ state: 'hospitals in number', params }),
};

/** Sets up a state of the contract in the sandbox, and returns its values. */
export const setProviderState = async (
  backend: Backend,
  { state, params }: ProviderState,
): Promise<StateValues> =>
  (await (
    setUpByState[state] as (
      backend: Backend,
      params: ProviderState['params'],
    ) => StateValues | void | Promise<StateValues>
  )(backend, params)) ?? {};
