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

/** The nine calls with arbitrary arguments. A new call does not compile until it is listed. */
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

/** The valid responses that the API description gives as examples. */
export const validResponses = (operation: OperationId): Json[] => {
  const responses = examples[operation].responses as unknown as Record<string, Record<string, Json>>;
  return Object.values(responses['200'] ?? responses['201'] ?? {});
};

export type RawResponse = { status: number; text: string };

/** Calls the real client on a network that returns one response. Returns the result and the number of requests. */
export const callClient = async (operation: OperationId, { status, text }: RawResponse) => {
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
    // Any other error is a defect, which the caller reports.
    if (!(error instanceof ApiError)) throw error;
    return { error, requests };
  }
};
