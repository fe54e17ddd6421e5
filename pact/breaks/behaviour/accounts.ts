import type { OperationId } from '@janani/api-client';
import type { Json } from '../../checks/contract.ts';
import { EARLIER, LATER } from '../../accounts.ts';
import type { Answer, Break, Next } from '../break.ts';
import type { Around, Broken, TokenOf } from './parts.ts';

type Account = typeof EARLIER;

/** Which account a backend takes by mistake, and how the table calls it. */
const MISTAKEN: [string, Account][] = [
  ['the first account', EARLIER],
  ['the last account', LATER],
];

type Sent = { idToken?: Json; phone?: Json; profile?: Record<string, Json> };

/** The request as another account would have sent it; undefined where it names nobody. */
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

/** Who asks is known and let in; what is said or written is that of another, where there is another. */
const asAnother =
  (tokenOf: TokenOf, { phone }: Account): Around =>
  async (request, next) => {
    const other = await asIfFrom(request, tokenOf(phone));
    const own = () => next(request.clone());
    if (other === undefined) return own();
    if (request.method === 'GET' && REFUSED.has((await own()).status)) return own();
    const answer = await next(other);
    return REFUSED.has(answer.status) ? own() : answer;
  };

const sameFor: Partial<Record<OperationId, string>> = {
  logIn: 'the account that the token proves',
  listSessions: 'the places of the mother who asks',
  getSession: 'the places of the mother who asks',
};

/** Breaks of a call that answers with what belongs to the caller. */
export const answersAnother = (call: keyof typeof sameFor, tokenOf: TokenOf): Broken[] =>
  MISTAKEN.map(([whose, account]) => [sameFor[call]!, `${whose} answers`, asAnother(tokenOf, account)]);

/** Breaks of call 9: the place is taken, and by another. */
export const placesAnother = (tokenOf: TokenOf): Broken[] => [
  ...MISTAKEN.map(([whose, account]): Broken => [
    'the place is that of the caller',
    `written to ${whose}`,
    asAnother(tokenOf, account),
  ]),
  ...MISTAKEN.map(([whose, account]): Broken => [
    'the place is that of the caller',
    `written to ${whose} too`,
    async (request, next) => {
      const other = await asIfFrom(request, tokenOf(account.phone));
      const answer = await next(request.clone());
      if (other !== undefined && answer.status === 200) await next(other);
      return answer;
    },
  ]),
];

type Become = Parameters<Break['around']>[2];

/** Breaks of call 3: another account is changed, instead of a new one or besides. */
const changesAnother =
  (
    account: Account,
    change: (become: Become, account: Account, sent: Sent) => void,
    isKept: boolean,
  ): Around =>
  async (request, next: Next, become): Promise<Answer> => {
    const sent = (await request.clone().json()) as Sent;
    const answer = await next(request);
    if (answer.status !== 200) return answer;
    change(become, account, sent);
    if (!isKept)
      become({ state: 'a phone number is not registered', params: { phone: sent.phone as string } });
    return answer;
  };

const renames = (become: Become, { phone }: Account, { profile = {} }: Sent): void => {
  const { first_name, last_name } = profile as Account;
  become({ state: 'a phone number is registered', params: { phone, first_name, last_name } });
};
const removes = (become: Become, { phone }: Account): void => {
  become({ state: 'a phone number is not registered', params: { phone } });
};

export const signsUpAnother: Broken[] = MISTAKEN.flatMap(([whose, account]): Broken[] => [
  ['the account is a new one', `written to ${whose}`, changesAnother(account, renames, false)],
  ['the account is a new one', `${whose} gets the names too`, changesAnother(account, renames, true)],
  ['the account is a new one', `${whose} gives way`, changesAnother(account, removes, true)],
]);

export const signUpAnswersAnother: Broken[] = MISTAKEN.map(([whose, account]) => [
  'the account that the token proves',
  `${whose} answers`,
  async (request, next) => {
    const answer = await next(request);
    if (answer.status !== 200) return answer;
    const { data } = answer.body as { data: { user: Record<string, Json> } };
    const body = { ...(answer.body as object), data: { ...data, user: { ...data.user, ...account } } };
    return { ...answer, body };
  },
]);
