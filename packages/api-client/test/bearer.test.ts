import { describe, expect, test } from 'vitest';
import { type JananiClient, type OperationId } from '../src/index.ts';
import { operations } from '../src/generated/operations.ts';
import { createStubClient, json } from './stub-client.ts';

const profile = {
  first_name: 'Ananya',
  last_name: 'Deshpande',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: 'Patil Nursing Home',
  doctor: 'Dr Meera Patil',
};

const calls: Record<OperationId, (client: JananiClient) => Promise<unknown>> = {
  checkPhone: (client) => client.checkPhone('9876543210'),
  logIn: (client) => client.logIn('proof'),
  signUp: (client) => client.signUp({ idToken: 'proof', phone: '9876543210', profile }),
  listHospitals: (client) => client.listHospitals({ search: 'mother' }),
  listDoctors: (client) => client.listDoctors({ hospitalCode: 'MH/0001 ?' }),
  listStates: (client) => client.listStates(),
  listSessions: (client) => client.listSessions({ page: 2, limit: 12, search: 'yoga', upcoming: true }),
  getSession: (client) => client.getSession('a/b?c'),
  enrollInSession: (client) => client.enrollInSession('yoga'),
};
const ids = Object.keys(calls) as OperationId[];
const respondWithoutData = () => json({ success: true, message: 'x', data: null });
const getError = (work: Promise<unknown>) => work.catch((error: unknown) => error);

const expectedBearer: Record<OperationId, 'none' | 'optional' | 'required'> = {
  checkPhone: 'none',
  logIn: 'none',
  signUp: 'none',
  listHospitals: 'optional',
  listDoctors: 'optional',
  listStates: 'optional',
  listSessions: 'required',
  getSession: 'required',
  enrollInSession: 'required',
};

describe('the bearer [T-15]', () => {
  test.each(ids)('%s follows the description', (id) => {
    expect(operations[id].bearer).toBe(expectedBearer[id]);
  });

  test.each(ids)(
    '%s with a signed-in user sends the token unless the description forbids it [AP-12]',
    async (id) => {
      const { client, requests } = createStubClient(respondWithoutData);
      await getError(calls[id](client));
      expect(requests[0]?.headers.get('Authorization')).toBe(
        expectedBearer[id] === 'none' ? null : 'Bearer id-token',
      );
    },
  );

  test.each(ids)(
    '%s without a signed-in user is sent without a bearer, or rejected if it requires one [AP-13]',
    async (id) => {
      const { client, requests } = createStubClient(respondWithoutData, {
        getIdToken: () => Promise.resolve(null),
      });
      const error = await getError(calls[id](client));
      if (expectedBearer[id] === 'required') {
        expect(error).toMatchObject({ kind: 'unauthenticated', message: 'Not authenticated' });
        expect(requests).toHaveLength(0);
      } else expect(requests[0]?.headers.get('Authorization')).toBeNull();
    },
  );

  test('a lookup is sent without a bearer when the token is unavailable', async () => {
    const { client, requests } = createStubClient(() => json({ data: [] }), {
      getIdToken: () => Promise.reject(new Error('offline')),
    });
    await expect(client.listHospitals()).resolves.toEqual([]);
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('a 401', () => {
  const tokens = ({ fresh }: { fresh: boolean }) => Promise.resolve(fresh ? 'renewed' : 'stale');
  const respondUnauthorized = () => json({ message: 'Expired' }, { status: 401 });

  test('leads to one refresh and one resend', async () => {
    const { client, requests } = createStubClient(
      (_request, count) => (count === 1 ? respondUnauthorized() : json({ data: { is_enrolled: true } })),
      { getIdToken: tokens },
    );
    await expect(client.enrollInSession('yoga')).resolves.toEqual({ is_enrolled: true });
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([
      'Bearer stale',
      'Bearer renewed',
    ]);
  });

  test('that persists after the refresh is unauthenticated, without another resend', async () => {
    const { client, requests } = createStubClient(respondUnauthorized, { getIdToken: tokens });
    await expect(client.getSession('yoga')).rejects.toMatchObject({ kind: 'unauthenticated', status: 401 });
    expect(requests).toHaveLength(2);
  });

  test('on a call without a bearer is not sent again', async () => {
    const { client, requests } = createStubClient(respondUnauthorized);
    await expect(client.logIn('proof')).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(requests).toHaveLength(1);
  });
});

describe('requests', () => {
  test.each(ids)('%s is sent to the base path with the method of the description [AP-01]', async (id) => {
    const { client, requests } = createStubClient(respondWithoutData);
    await getError(calls[id](client));
    const request = requests[0];
    expect(request?.url.startsWith('https://backend.example/api/')).toBe(true);
    expect(request?.method).toBe(operations[id].method);
    const body = await request?.text();
    if (body) expect(request?.headers.get('Content-Type')).toBe('application/json');
  });

  test('states request one page of 500 of country 1 [AP-07]', async () => {
    const { client, requests } = createStubClient(respondWithoutData);
    await getError(client.listStates());
    expect(requests[0]?.url).toBe('https://backend.example/api/countries/1/states?limit=500&page=1');
  });

  test('the session list sends only the given parameters [AP-08]', async () => {
    const { client, requests } = createStubClient(respondWithoutData);
    await getError(client.listSessions({ page: 1, limit: 12 }));
    await getError(client.listSessions({ page: 2, limit: 12, search: 'yoga & rest', upcoming: true }));
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?page=1&limit=12',
      '?page=2&limit=12&search=yoga%20%26%20rest&upcoming=true',
    ]);
  });

  test('codes and slugs are URL-encoded [T-28]', async () => {
    const { client, requests } = createStubClient(respondWithoutData);
    await getError(calls.listDoctors(client));
    await getError(calls.getSession(client));
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/hospitals/MH%2F0001%20%3F/doctors',
      '/api/user/sessions/a%2Fb%3Fc',
    ]);
  });

  test('enrolment has no body [AP-10]', async () => {
    const { client, requests } = createStubClient(respondWithoutData);
    await getError(calls.enrollInSession(client));
    await expect(requests[0]?.text()).resolves.toBe('');
  });

  test('sign-up sends idToken, phone and profile [AP-04]', async () => {
    const { client, requests } = createStubClient(respondWithoutData);
    await getError(calls.signUp(client));
    await expect(requests[0]?.json()).resolves.toEqual({ idToken: 'proof', phone: '9876543210', profile });
  });
});
