import type { HttpResponse, Json } from '../../checks/contract.ts';
import type { Backdoor } from '../mutation.ts';
import type { Around, Behaviour, TokenOf } from './helpers.ts';

/** Which account a backend takes by mistake, and what the table calls it. */
const MISTAKEN: [string, at: 0 | -1][] = [
  ['the first account', 0],
  ['the last account', -1],
];

type Sent = { idToken?: Json; phone?: Json; profile?: Record<string, Json> };

/** The request as another account would have sent it; undefined where it names no account. */
const asIfFrom = async (request: Request, token: string): Promise<Request | undefined> => {
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

/** The caller is known and let in; what is read or written is that of another account, where there is one. */
const asAnother =
  (tokenOf: TokenOf, at: 0 | -1): Around =>
  async (request, next, { phones }) => {
    const own = () => next(request.clone());
    const phone = phones().at(at);
    const other = phone === undefined ? undefined : await asIfFrom(request, tokenOf(phone));
    if (other === undefined) return own();
    if (request.method === 'GET' && REFUSED.has((await own()).status)) return own();
    const response = await next(other);
    return REFUSED.has(response.status) ? own() : response;
  };

/** Mutations of a call that responds with what belongs to the caller. */
export const respondsForAnother = (rule: string, tokenOf: TokenOf): Behaviour[] =>
  MISTAKEN.map(([whose, at]) => [rule, `${whose} responds`, asAnother(tokenOf, at)]);

/** Mutations of call 9: another account is enrolled. */
export const enrolsAnother = (tokenOf: TokenOf): Behaviour[] => [
  ...MISTAKEN.map(([whose, at]): Behaviour => [
    'the caller is enrolled',
    `written to ${whose}`,
    asAnother(tokenOf, at),
  ]),
  ...MISTAKEN.map(([whose, at]): Behaviour => [
    'the caller is enrolled',
    `written to ${whose} too`,
    async (request, next, { phones }) => {
      const other = await asIfFrom(request, tokenOf(phones().at(at)));
      const response = await next(request.clone());
      if (other !== undefined && response.status === 200) await next(other);
      return response;
    },
  ]),
];

const rename = ({ become }: Backdoor, phone: string, { profile = {} }: Sent): void => {
  const { first_name, last_name } = profile as { first_name: string; last_name: string };
  become({ state: 'a phone number is registered', params: { phone, first_name, last_name } });
};
const remove = ({ become }: Backdoor, phone: string): void => {
  become({ state: 'a phone number is not registered', params: { phone } });
};

/** Mutations of call 3: another account is changed, instead of a new one or besides. */
const changesAnother =
  (at: 0 | -1, change: typeof rename, isOwnAdded: boolean): Around =>
  async (request, next, backdoor): Promise<HttpResponse> => {
    const sent = (await request.clone().json()) as Sent;
    const response = await next(request);
    if (response.status !== 200) return response;
    const phone = backdoor.phones().at(at);
    if (phone !== undefined) change(backdoor, phone, sent);
    if (!isOwnAdded) remove(backdoor, sent.phone as string);
    return response;
  };

export const signsUpAnother: Behaviour[] = MISTAKEN.flatMap(([whose, at]): Behaviour[] => [
  ['the account is a new one', `written to ${whose}`, changesAnother(at, rename, false)],
  ['the account is a new one', `${whose} gets the names too`, changesAnother(at, rename, true)],
  ['the account is a new one', `${whose} gives way`, changesAnother(at, remove, true)],
]);

export const signUpRespondsForAnother: Behaviour[] = MISTAKEN.map(([whose]) => [
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
