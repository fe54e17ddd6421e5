import { ApiError, type JananiClient, type OperationId, createClient } from '@janani/api-client';
import { vi } from 'vitest';
import type { HttpResponse } from '../contract.ts';
import { recordReads } from './record-reads.ts';

/** The client's result for a response, and the paths, headers and status that the client read. */
export type ClientResult = { outcome: unknown; targets: ReadonlySet<string> };

const profile = {
  first_name: 'Ananya',
  last_name: 'Deshpande',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: 'Patil Nursing Home',
  doctor: 'Dr Meera Patil',
};

/** A call of each operation. Its arguments are arbitrary, because the response is fixed. */
const calls: Record<OperationId, (client: JananiClient) => Promise<unknown>> = {
  checkPhone: (client) => client.checkPhone('9876543210'),
  logIn: (client) => client.logIn('token'),
  signUp: (client) => client.signUp({ idToken: 'token', phone: '9876543210', profile }),
  listHospitals: (client) => client.listHospitals(),
  listDoctors: (client) => client.listDoctors({ hospitalCode: 'MH-0001' }),
  listStates: (client) => client.listStates(),
  listSessions: (client) => client.listSessions(),
  getSession: (client) => client.getSession('yoga'),
  enrollInSession: (client) => client.enrollInSession('yoga'),
};

const getOutcome = (call: Promise<unknown>) =>
  call.then(
    (data) => ({ data }),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const { kind, status, serverMessage, retryAfterMs } = error;
      return { kind, status, serverMessage, retryAfterMs };
    },
  );

const NO_BODY = 204;

const createResponse = ({ status, headers, body }: HttpResponse, onRead: (target: string) => void) => {
  const response = new Response(status === NO_BODY ? null : JSON.stringify(body), { status, headers });
  const get = response.headers.get.bind(response.headers);
  response.headers.get = (name) => {
    onRead(`header ${name}`);
    return get(name);
  };
  return response;
};

/** Calls an operation of the real client with a response, and records every field that it reads. */
export const callClient = async (operation: OperationId, response: HttpResponse): Promise<ClientResult> => {
  // The client always reads the status, at least for the kind of an error.
  const targets = new Set(['$', 'status']);
  const onRead = (target: string) => void targets.add(target);
  const parse = JSON.parse;
  const spy = vi.spyOn(JSON, 'parse').mockImplementation((text) => recordReads(parse(text), onRead));
  try {
    const client = createClient({
      baseUrl: 'https://backend.example/api',
      getIdToken: () => Promise.resolve('token'),
      fetch: () => Promise.resolve(createResponse(response, onRead)),
    });
    return { outcome: await getOutcome(calls[operation](client)), targets };
  } finally {
    spy.mockRestore();
  }
};
