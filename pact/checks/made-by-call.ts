import type { Sandbox } from '@janani/sandbox-api';
import type { StateParameters } from '../states.ts';

/** What a state can use: the sandbox, and the way by which its calls are made. */
export type Backend = Pick<Sandbox, 'become' | 'faults' | 'fetch'>;

const BASE = 'http://sandbox.test/api';
/** The dashboard's list: the app has it when it takes a place. */
const LIST = '/user/sessions?limit=10&upcoming=true';
const DUE_IN_MS = 140 * 24 * 60 * 60 * 1000;

const post = async ({ fetch }: Backend, path: string, init: { body?: unknown; token?: string }) => {
  await fetch(
    new Request(`${BASE}${path}`, {
      method: 'POST',
      headers: {
        ...(init.token === undefined ? {} : { Authorization: `Bearer ${init.token}` }),
        ...(init.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
    }),
  );
};

type Place = StateParameters['a place was taken by call 9'];

/** Reads first, as the app does: an answer that is kept for too long, or for somebody else, shows afterwards. */
const takePlace = async (backend: Backend, { phone, slug }: Place, times: number) => {
  backend.become({ state: 'the mother is not enrolled', params: { phone, slug } });
  const { accessToken } = backend.become({ state: 'a signed-in user', params: { phone } });
  const token = String(accessToken);
  const path = `/user/sessions/${encodeURIComponent(slug)}`;
  for (const each of [LIST, path])
    await backend.fetch(new Request(`${BASE}${each}`, { headers: { Authorization: `Bearer ${token}` } }));
  for (let time = 0; time < times; time += 1) await post(backend, `${path}/enroll`, { token });
};

/** States that a call of the backend makes, so that what the call wrote is read back by another. */
export const madeByCall = {
  'an account was made by call 3': async (
    backend: Backend,
    { phone, ...names }: StateParameters['an account was made by call 3'],
  ) => {
    backend.become({ state: 'a phone number is not registered', params: { phone } });
    const { idToken } = backend.become({ state: 'a proved phone number', params: { phone } });
    const profile = {
      ...names,
      due_date: new Date(Date.now() + DUE_IN_MS).toISOString().slice(0, 'yyyy-mm-dd'.length),
      state_id: 14,
      city: 'Wai',
      hospital: 'Patil Nursing Home',
      doctor: 'Dr Meera Patil',
    };
    // The app asks both before: an answer that is kept for too long shows.
    await post(backend, '/user/auth/check-phone', { body: { phone } });
    await post(backend, '/user/auth/verify-firebase-token', { body: { idToken } });
    await post(backend, '/user/auth/signup/verify-firebase-token', { body: { idToken, phone, profile } });
  },
  'a place was taken by call 9': (backend: Backend, params: Place) => takePlace(backend, params, 1),
  'a place was taken again by call 9': (backend: Backend, params: Place) => takePlace(backend, params, 2),
};
