import type { Json } from '../../checks/contract.ts';
import { type Mutation, responding, handling, succeeding } from '../mutation.ts';

export type Row = { [key: string]: Json };
export type Middleware = Mutation['middleware'];

export const getRows = (body: Json) => (body as { data: Row[] }).data;
export const withRows = (change: (rows: Row[]) => Row[]): Middleware =>
  succeeding((body) => ({ ...(body as Row), data: change(getRows(body)) }));
/** Changes each session of a list, or the single session. */
export const withSession = (change: (session: Row) => Row): Middleware =>
  succeeding((body) => {
    const { data } = body as { data: Json };
    const changed = Array.isArray(data) ? data.map((row) => change(row as Row)) : change(data as Row);
    return { ...(body as Row), data: changed };
  });
export const withField = (name: string, change: (value: Json) => Json): Middleware =>
  withSession((session) => (name in session ? { ...session, [name]: change(session[name]!) } : session));
export const without = (...names: string[]) =>
  handling((url) => names.forEach((name) => url.searchParams.delete(name)));
export const withParameter = (name: string, value: (sent: string | null) => string) =>
  handling((url) => url.searchParams.set(name, value(url.searchParams.get(name))));

/** The URL is not decoded. */
export const notDecoded: Middleware = handling((url) => {
  url.pathname = url.pathname.replaceAll('%', '%25');
});

export const withoutHeader = (name: string): Middleware =>
  responding((response) => ({
    ...response,
    headers: Object.fromEntries(Object.entries(response.headers).filter(([each]) => each !== name)),
  }));

/** A bearer that the sandbox accepts, of the account with that number. */
export type TokenOf = (phone?: string) => string;

export type Behaviour = [rule: string, instead: string, middleware: Middleware];

export const asText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

export const wrongHeaders: Behaviour[] = [
  [
    'content type',
    'text/html',
    responding((response) => ({
      ...response,
      headers: { ...response.headers, 'content-type': 'text/html' },
    })),
  ],
  ['content type', 'none', withoutHeader('content-type')],
];

/** Responds with success, and stores nothing. */
export const notWriting =
  (body: (sent: string) => Json): Middleware =>
  async (request) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: body(await request.text()),
  });
