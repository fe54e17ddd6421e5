import type { HttpResponse, Json } from '../../checks/contract.ts';
import type { Backdoor } from '../mutation.ts';
import type { Middleware, Behaviour, TokenOf } from './helpers.ts';

/** The account that a backend uses by mistake, with its name in the table. */
const WRONG_ACCOUNTS: [string, at: 0 | -1][] = [
  ['the first account', 0],
  ['the last account', -1],
];

type Sent = { idToken?: Json; phone?: Json; profile?: Record<string, Json> };

/** The request as another account would send it; undefined for a request without an account. */
const requestAsOther = async (request: Request, token: string): Promise<Request | undefined> => {
  const { method, url } = request;
  const headers = new Headers(request.headers);
  const text = method === 'GET' ? '' : await request.clone().text();
  const { idToken } = (text === '' ? {} : JSON.parse(text)) as Sent;
  if (idToken !== undefined)
    return new Request(url, { method, headers, body: JSON.stringify({ idToken: token }) });
  if (!headers.has('authorization')) return undefined;
  headers.set('authorization', `Bearer ${token}`);
  return new Request(url, { method, headers });
};

const REFUSED = new Set([401, 404]);

/** The caller is authenticated, but the data of another account is read or written, if there is one. */
const actingAsOther =
  (getToken: TokenOf, at: 0 | -1): Middleware =>
  async (request, next, { phones }) => {
    const ownResponse = () => next(request.clone());
    const phone = phones().at(at);
    const other = phone === undefined ? undefined : await requestAsOther(request, getToken(phone));
    if (other === undefined) return ownResponse();
    if (request.method === 'GET' && REFUSED.has((await ownResponse()).status)) return ownResponse();
    const response = await next(other);
    return REFUSED.has(response.status) ? ownResponse() : response;
  };

/** Mutations of an operation whose response contains the caller's data. */
export const respondsForAnother = (rule: string, getToken: TokenOf): Behaviour[] =>
  WRONG_ACCOUNTS.map(([whose, at]) => [rule, `${whose} responds`, actingAsOther(getToken, at)]);

/** Mutations of `enrollInSession`: another account is enrolled. */
export const enrolsAnother = (getToken: TokenOf): Behaviour[] => [
  ...WRONG_ACCOUNTS.map(([whose, at]): Behaviour => [
    'the caller is enrolled',
    `written to ${whose}`,
    actingAsOther(getToken, at),
  ]),
  ...WRONG_ACCOUNTS.map(([whose, at]): Behaviour => [
    'the caller is enrolled',
    `written to ${whose} too`,
    async (request, next, { phones }) => {
      const other = await requestAsOther(request, getToken(phones().at(at)));
      const response = await next(request.clone());
      if (other !== undefined && response.status === 200) await next(other);
      return response;
    },
  ]),
];

const rename = ({ setProviderState }: Backdoor, phone: string, { profile = {} }: Sent): void => {
  const { first_name, last_name } = profile as { first_name: string; last_name: string };
  setProviderState({ state: 'a phone number is registered', params: { phone, first_name, last_name } });
};
const remove = ({ setProviderState }: Backdoor, phone: string): void => {
  setProviderState({ state: 'a phone number is not registered', params: { phone } });
};

/** Mutations of `signUp`: another account is changed, instead of or in addition to the new one. */
const changesAnother =
  (at: 0 | -1, change: typeof rename, isOwnAdded: boolean): Middleware =>
  async (request, next, backdoor): Promise<HttpResponse> => {
    const sent = (await request.clone().json()) as Sent;
    const response = await next(request);
    if (response.status !== 200) return response;
    const phone = backdoor.phones().at(at);
    if (phone !== undefined) change(backdoor, phone, sent);
    if (!isOwnAdded) remove(backdoor, sent.phone as string);
    return response;
  };

export const signsUpAnother: Behaviour[] = WRONG_ACCOUNTS.flatMap(([whose, at]): Behaviour[] => [
  ['the account is a new one', `written to ${whose}`, changesAnother(at, rename, false)],
  ['the account is a new one', `${whose} gets the names too`, changesAnother(at, rename, true)],
  ['the account is a new one', `${whose} gives way`, changesAnother(at, remove, true)],
]);

export const signUpRespondsForAnother: Behaviour[] = WRONG_ACCOUNTS.map(([whose]) => [
  'the account that the token proves',
  `${whose} responds`,
  async (request, next) => {
    const response = await next(request);
    if (response.status !== 200) return response;
    const { data } = response.body as { data: { user: Record<string, Json> } };
    const other = { phone: '9811122211', first_name: 'Asha', last_name: 'Rao' };
    const body = { ...(response.body as object), data: { ...data, user: { ...data.user, ...other } } };
    return { ...response, body };
  },
]);
