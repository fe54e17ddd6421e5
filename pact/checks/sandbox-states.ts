import type { Sandbox } from '@janani/sandbox-api';
import { madeByCall } from '../provider-kit/lib/made-by-call.mjs';
import type { StateName, StateParameters, StateUse } from '../states.ts';
import { USER_PHONE } from '../users.ts';

/** What a state can use: the sandbox, and the way by which its calls are made. */
export type Backend = Pick<Sandbox, 'become' | 'fetch'>;
type GivenOut = Record<string, unknown>;

const BASE = 'http://sandbox.test/api';

/** Every interaction starts without users, hospitals and sessions, where the sandbox has seeds. */
export const empty = (
  { become }: Pick<Sandbox, 'become'>,
  phones: readonly string[] = [USER_PHONE],
): void => {
  for (const phone of phones) become({ state: 'a phone number is not registered', params: { phone } });
  become({ state: 'no sessions' });
  become({ state: 'no hospitals match', params: { search: '' } });
  become({ state: 'no such country', params: { country: 2 } });
};

const tokenOf = ({ become }: Backend, phone: string) =>
  become({ state: 'a proved phone number', params: { phone } })['idToken'];

const addUser = (
  { become }: Backend,
  { enrolled_in: slug, ...account }: StateParameters['a user exists'],
) => {
  become({ state: 'a phone number is registered', params: account });
  if (slug !== undefined) become({ state: 'the user is enrolled', params: { slug, phone: account.phone } });
};

/** The sandbox as the kit's states know it: they make the calls of which they read what was written. */
const asKit = (backend: Backend) => ({
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
  become: (state: string, params: object) => become(backend, { state, params } as unknown as StateUse),
});

const setUps: {
  [Name in StateName]: (
    backend: Backend,
    params: StateParameters[Name],
  ) => GivenOut | void | Promise<GivenOut>;
} = {
  'a user exists': (backend, params) => {
    addUser(backend, params);
    return { userToken: tokenOf(backend, params.phone) };
  },
  'another user exists': (backend, params) => addUser(backend, params),
  'a phone number is verified': (backend, { phone }) => ({ phoneToken: tokenOf(backend, phone) }),
  'a user has signed up': (backend, params) => madeByCall['a user has signed up'](asKit(backend), params),
  'a user has enrolled': (backend, params) => madeByCall['a user has enrolled'](asKit(backend), params),
  'sessions exist': ({ become: set }, { sessions }) => {
    for (const params of sessions) set({ state: 'a session exists', params });
  },
  'a hospital exists': ({ become: set }, params) =>
    void set({ state: 'a hospital with these doctors', params }),
  'a country has states': ({ become: set }, params) => void set({ state: 'a country with states', params }),
  'too many requests': ({ become: set }, params) => void set({ state: 'too many requests', params }),
  'many hospitals exist': ({ become: set }, params) => void set({ state: 'hospitals in number', params }),
};

/** Brings the sandbox into a state of the contract, and returns what the state gives out. */
export const become = async (backend: Backend, { state, params }: StateUse): Promise<GivenOut> =>
  (await (
    setUps[state] as (backend: Backend, params: StateUse['params']) => GivenOut | void | Promise<GivenOut>
  )(backend, params)) ?? {};
