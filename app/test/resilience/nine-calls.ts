import { ApiError, type JananiClient, type OperationId, createClient } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';

const profile = {
  first_name: 'Ananya',
  last_name: 'Deshpande',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: 'Patil Nursing Home',
  doctor: 'Dr Meera Patil',
};

/** The nine calls, with arguments that do not matter. A tenth does not compile until it is here. */
const calls: Record<OperationId, (client: JananiClient) => Promise<unknown>> = {
  checkPhone: (client) => client.checkPhone('9876543210'),
  logIn: (client) => client.logIn('proof'),
  signUp: (client) => client.signUp({ idToken: 'proof', phone: '9876543210', profile }),
  listHospitals: (client) => client.listHospitals({ search: 'mother' }),
  listDoctors: (client) => client.listDoctors({ hospitalCode: 'MH-0001' }),
  listStates: (client) => client.listStates(),
  listSessions: (client) => client.listSessions({ page: 1, limit: 12 }),
  getSession: (client) => client.getSession('yoga'),
  enrollInSession: (client) => client.enrollInSession('yoga'),
};
export const operationIds = Object.keys(calls) as OperationId[];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The right answers that the API description gives as examples. */
export const validResponses = (operation: OperationId): Json[] => {
  const responses = examples[operation].answers as unknown as Record<string, Record<string, Json>>;
  return Object.values(responses['200'] ?? responses['201'] ?? {});
};

export type RawResponse = { status: number; text: string };

/** The real client over a network that gives one answer, and how many requests it took. */
export const ask = async (operation: OperationId, { status, text }: RawResponse) => {
  let requests = 0;
  const client = createClient({
    baseUrl: 'https://backend.example/api',
    getIdToken: () => Promise.resolve('id-token'),
    fetch: () => {
      requests += 1;
      return Promise.resolve(new Response(text, { status, headers: { 'Content-Type': 'application/json' } }));
    },
  });
  try {
    return { data: await calls[operation](client), requests };
  } catch (error) {
    // Anything else is a bad end, and the caller's to report.
    if (!(error instanceof ApiError)) throw error;
    return { error, requests };
  }
};
