import type { Json } from '../../checks/contract.ts';
import { type Mutation, changeResponse, changeRequest, changeSuccess } from '../mutation.ts';

export type Row = { [key: string]: Json };
export type Middleware = Mutation['middleware'];

export const getRows = (body: Json) => (body as { data: Row[] }).data;
export const changeRows = (change: (rows: Row[]) => Row[]): Middleware =>
  changeSuccess((body) => ({ ...(body as Row), data: change(getRows(body)) }));
/** Changes each session of a list, or the single session. */
export const changeSession = (change: (session: Row) => Row): Middleware =>
  changeSuccess((body) => {
    const { data } = body as { data: Json };
    const changed = Array.isArray(data) ? data.map((row) => change(row as Row)) : change(data as Row);
    return { ...(body as Row), data: changed };
  });
export const changeField = (name: string, change: (value: Json) => Json): Middleware =>
  changeSession((session) => (name in session ? { ...session, [name]: change(session[name]!) } : session));
export const removeParameters = (...names: string[]) =>
  changeRequest((url) => names.forEach((name) => url.searchParams.delete(name)));
export const changeParameter = (name: string, value: (sent: string | null) => string) =>
  changeRequest((url) => url.searchParams.set(name, value(url.searchParams.get(name))));

/** Mutates a backend so that it does not decode the URL. */
export const skipDecoding: Middleware = changeRequest((url) => {
  url.pathname = url.pathname.replaceAll('%', '%25');
});

export const removeHeader = (name: string): Middleware =>
  changeResponse((response) => ({
    ...response,
    headers: Object.fromEntries(Object.entries(response.headers).filter(([each]) => each !== name)),
  }));

/** A bearer that the sandbox accepts, of the account with that number. */
export type GetToken = (phone?: string) => string;

export type Behaviour = [rule: string, instead: string, middleware: Middleware];

export const toText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

export const headerMutations: Behaviour[] = [
  [
    'content type',
    'text/html',
    changeResponse((response) => ({
      ...response,
      headers: { ...response.headers, 'content-type': 'text/html' },
    })),
  ],
  ['content type', 'none', removeHeader('content-type')],
];

/** Responds with success, and stores nothing. */
export const respondWithoutStoring =
  (body: (sent: string) => Json): Middleware =>
  async (request) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: body(await request.text()),
  });
