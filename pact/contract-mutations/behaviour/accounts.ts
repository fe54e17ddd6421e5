import type { HttpResponse, Json } from '../../checks/contract.ts';
import type { Backdoor } from '../mutation.ts';
import type { Middleware, Behaviour, GetToken } from './helpers.ts';

/** The accounts that a faulty backend uses instead of the caller's, with their names in the table. */
const WRONG_ACCOUNTS: [string, at: 0 | -1][] = [
  ['the first account', 0],
  ['the last account', -1],
];

type RequestBody = { idToken?: Json; phone?: Json; profile?: Record<string, Json> };

/** The request as another account would send it; undefined for a request without an account. */
const toRequestOfAnother = async (request: Request, token: string): Promise<Request | undefined> => {
  const { method, url } = request;
  const headers = new Headers(request.headers);
  const text = method === 'GET' ? '' : await request.clone().text();
  const { idToken } = (text === '' ? {} : JSON.parse(text)) as RequestBody;
  if (idToken !== undefined)
    return new Request(url, { method, headers, body: JSON.stringify({ idToken: token }) });
  if (!headers.has('authorization')) return undefined;
  headers.set('authorization', `Bearer ${token}`);
  return new Request(url, { method, headers });
};

const REJECTED_STATUSES = new Set([401, 404]);

/** Authenticates the caller, but reads or writes the data of another account, if there is one. */
const actAsAnother =
  (getToken: GetToken, position: 0 | -1): Middleware =>
  async (request, next, { phones }) => {
    const ownResponse = () => next(request.clone());
    const phone = phones().at(position);
    const other = phone === undefined ? undefined : await toRequestOfAnother(request, getToken(phone));
    if (other === undefined) return ownResponse();
    if (request.method === 'GET' && REJECTED_STATUSES.has((await ownResponse()).status)) return ownResponse();
    const response = await next(other);
    return REJECTED_STATUSES.has(response.status) ? ownResponse() : response;
  };

/** Mutations of an operation whose response contains the caller's data. */
export const respondsForAnother = (rule: string, getToken: GetToken): Behaviour[] =>
  WRONG_ACCOUNTS.map(([whose, position]) => [rule, `${whose} responds`, actAsAnother(getToken, position)]);

/** Mutations of `enrollInSession`: another account is enrolled. */
export const enrolsAnother = (getToken: GetToken): Behaviour[] => [
  ...WRONG_ACCOUNTS.map(([whose, position]): Behaviour => [
    'the caller is enrolled',
    `written to ${whose}`,
    actAsAnother(getToken, position),
  ]),
  ...WRONG_ACCOUNTS.map(([whose, position]): Behaviour => [
    'the caller is enrolled',
    `written to ${whose} too`,
    async (request, next, { phones }) => {
      const other = await toRequestOfAnother(request, getToken(phones().at(position)));
      const response = await next(request.clone());
      if (other !== undefined && response.status === 200) await next(other);
      return response;
    },
  ]),
];

const rename = ({ setProviderState }: Backdoor, phone: string, { profile = {} }: RequestBody): void => {
  const { first_name, last_name } = profile as { first_name: string; last_name: string };
  setProviderState({ state: 'a phone number is registered', params: { phone, first_name, last_name } });
};
const remove = ({ setProviderState }: Backdoor, phone: string): void => {
  setProviderState({ state: 'a phone number is not registered', params: { phone } });
};

/** Mutations of `signUp`: another account is changed, instead of or in addition to the new one. */
const changesAnother =
  (position: 0 | -1, change: typeof rename, isOwnAdded: boolean): Middleware =>
  async (request, next, backdoor): Promise<HttpResponse> => {
    const sent = (await request.clone().json()) as RequestBody;
    const response = await next(request);
    if (response.status !== 200) return response;
    const phone = backdoor.phones().at(position);
    if (phone !== undefined) change(backdoor, phone, sent);
    if (!isOwnAdded) remove(backdoor, sent.phone as string);
    return response;
  };

export const signsUpAnother: Behaviour[] = WRONG_ACCOUNTS.flatMap(([whose, position]): Behaviour[] => [
  ['the account is a new one', `written to ${whose}`, changesAnother(position, rename, false)],
  ['the account is a new one', `${whose} gets the names too`, changesAnother(position, rename, true)],
  ['the account is a new one', `${whose} gives way`, changesAnother(position, remove, true)],
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
