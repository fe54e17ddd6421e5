import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type ProviderState } from '../src/index.ts';
import { providerStateNames } from '../src/provider-states.ts';
import { sendRequest, getData } from './send.ts';

const sandbox = createSandbox();
beforeEach(() => sandbox.reset());

const PHONE = '9000000002';
const signIn = (phone?: string) =>
  String(
    sandbox.setProviderState({ state: 'a signed-in user', params: phone ? { phone } : {} })['accessToken'],
  );
const isRegistered = async (phone: string) =>
  (
    (await sendRequest(sandbox, 'POST /user/auth/check-phone', { body: { phone } })).body['data'] as {
      exists: boolean;
    }
  ).exists;
const getStatus = async (line: string, token?: string) =>
  (await sendRequest(sandbox, line, token ? { token } : {})).status;
const session = async (slug: string, token = signIn()) =>
  (await sendRequest(sandbox, `GET /user/sessions/${slug}`, { token })).body['data'] as Record<
    string,
    unknown
  >;

describe('provider states', () => {
  it.each(providerStateNames)('%s can be set up without parameters, and twice', (state) => {
    const first = sandbox.setProviderState({ state });
    expect(Object.keys(sandbox.setProviderState({ state, params: null }))).toEqual(Object.keys(first));
  });

  it('an unknown state is rejected with a message that lists the states', () => {
    expect(() => sandbox.setProviderState({ state: 'it rains' } as unknown as ProviderState)).toThrow(
      'The sandbox does not know the state "it rains", so it cannot be set up: use one of "a signed-in user",',
    );
  });
});

describe('states of identity', () => {
  it('a signed-in user has an account and a token', async () => {
    const token = signIn(PHONE);
    expect(await isRegistered(PHONE)).toBe(true);
    expect(await getStatus('GET /user/sessions', token)).toBe(200);
  });

  it('a sign-in that has expired is rejected', async () => {
    const { accessToken, idToken } = sandbox.setProviderState({ state: 'a sign-in that has expired' });
    expect(await getStatus('GET /user/sessions', String(accessToken))).toBe(401);
    const line = 'POST /user/auth/verify-firebase-token';
    expect((await sendRequest(sandbox, line, { body: { idToken } })).status).toBe(401);
  });

  it('a phone number is registered, or not registered with its enrolments removed', async () => {
    const token = signIn(PHONE);
    sandbox.setProviderState({ state: 'the user is enrolled', params: { phone: PHONE, slug: 'chair-yoga' } });
    expect((await session('chair-yoga', token))['attendees']).toBe(100);
    sandbox.setProviderState({ state: 'a phone number is not registered', params: { phone: PHONE } });
    expect(await isRegistered(PHONE)).toBe(false);
    expect((await session('chair-yoga'))['attendees']).toBe(99);
    sandbox.setProviderState({ state: 'a phone number is registered', params: { phone: PHONE } });
    expect(await isRegistered(PHONE)).toBe(true);
  });

  it.each([{}, { first_name: 'Asha', last_name: 'Rao' }])(
    'a phone number is registered also where no hospital is left, with %j',
    async (names) => {
      sandbox.setProviderState({ state: 'no hospitals match', params: { search: '' } });
      sandbox.setProviderState({ state: 'a phone number is registered', params: { phone: PHONE, ...names } });
      expect(await isRegistered(PHONE)).toBe(true);
    },
  );

  it('a proved phone number has no effect on accounts', async () => {
    const line = 'POST /user/auth/verify-firebase-token';
    const { idToken } = sandbox.setProviderState({
      state: 'a proved phone number',
      params: { phone: PHONE },
    });
    expect((await sendRequest(sandbox, line, { body: { idToken } })).status).toBe(404);
  });
});

describe('states of the directory', () => {
  const countHospitals = async (search: string) =>
    getData(await sendRequest(sandbox, `GET /hospitals?search=${search}`)).length;

  it('no hospitals match', async () => {
    sandbox.setProviderState({ state: 'no hospitals match', params: { search: 'pune' } });
    expect([await countHospitals('pune'), (await countHospitals('mumbai')) > 0]).toEqual([0, true]);
  });

  it('a country with states, or no such country', async () => {
    sandbox.setProviderState({ state: 'a country with states', params: { country: 2 } });
    expect(getData(await sendRequest(sandbox, 'GET /countries/2/states')).length).toBe(1);
    sandbox.setProviderState({ state: 'no such country', params: { country: 2 } });
    expect(await getStatus('GET /countries/2/states')).toBe(404);
  });
});

describe('states of sessions', () => {
  const list = async (query = '') =>
    getData(await sendRequest(sandbox, `GET /user/sessions${query}`, { token: signIn() }));

  it('no sessions', async () => {
    sandbox.setProviderState({ state: 'no sessions' });
    expect(await list()).toEqual([]);
  });

  it('a session exists as it is described', async () => {
    sandbox.setProviderState({
      state: 'a session exists',
      params: {
        slug: 'one',
        title: 'One',
        startsIn: 90,
        attendees: ['Asha'],
        organiser: 'Dr One',
        joinLink: false,
      },
    });
    const one = await session('one');
    expect(one).toMatchObject({ slug: 'one', title: 'One', organiser: 'Dr One', is_enrolled: false });
    const inMinutes = (Date.parse(String(one['scheduled_at'])) - Date.now()) / 60_000;
    expect(inMinutes).toBeGreaterThan(88);
    expect(inMinutes).toBeLessThan(92);
    expect(one['attendees']).toEqual([{ id: expect.any(String), first_name: 'Asha' }]);
  });

  it('a session with the required fields only', async () => {
    sandbox.setProviderState({ state: 'a session with the required fields only', params: { slug: 'local' } });
    const fields = ['id', 'slug', 'title', 'program', 'scheduled_at', 'duration'];
    expect(Object.keys(await session('local'))).toEqual(fields);
  });

  it('a session is over, or has never been', async () => {
    const enroll = 'POST /user/sessions/chair-yoga/enroll';
    sandbox.setProviderState({ state: 'a session is over', params: { slug: 'chair-yoga' } });
    expect(await getStatus(enroll, signIn())).toBe(409);
    expect((await session('chair-yoga'))['title']).toBe('Chair yoga for tired days');
    sandbox.setProviderState({ state: 'no session has the slug', params: { slug: 'chair-yoga' } });
    expect(await getStatus(enroll, signIn())).toBe(404);
  });

  it('the user is enrolled, or not', async () => {
    sandbox.setProviderState({ state: 'the user is enrolled', params: { slug: 'brand-new', phone: PHONE } });
    expect((await session('brand-new', signIn(PHONE)))['enrollment']).toMatchObject({ status: 'enrolled' });
    sandbox.setProviderState({
      state: 'the user is not enrolled',
      params: { slug: 'brand-new', phone: PHONE },
    });
    expect((await session('brand-new', signIn(PHONE)))['enrollment']).toBeNull();
  });
});

describe('states of failure', () => {
  it('too many requests, once', async () => {
    sandbox.setProviderState({
      state: 'too many requests',
      params: { match: 'GET /api/hospitals', retryAfter: 9 },
    });
    const { status, headers } = await sendRequest(sandbox, 'GET /hospitals');
    expect([status, headers.get('retry-after')]).toEqual([429, '9']);
    expect(await getStatus('GET /hospitals')).toBe(200);
  });

  it('the backend fails, once', async () => {
    sandbox.setProviderState({ state: 'the backend fails' });
    expect([await getStatus('GET /hospitals'), await getStatus('GET /hospitals')]).toEqual([500, 200]);
  });
});
