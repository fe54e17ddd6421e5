import { EARLIER, LATER, MOTHERS_PHONE } from '../../accounts.ts';
import type { Answer, Break, Next } from '../break.ts';
import { type Broken, type Row, type TokenOf, asText, rowsOf } from './parts.ts';

type Become = Parameters<Break['around']>[2];

const slugIn = ({ url }: Request) => decodeURIComponent(/sessions\/([^/]+)/.exec(url)?.[1] ?? '');

/** Every session as the caller sees it. */
const listed = async ({ url, headers }: Request, next: Next): Promise<Row[]> => {
  const list = new URL('/api/user/sessions?limit=100', url);
  const answer = await next(new Request(list, { headers }));
  return answer.status === 200 ? rowsOf(answer.body) : [];
};

const others = async (request: Request, next: Next): Promise<Row[]> =>
  (await listed(request, next)).filter(({ slug }) => slug !== slugIn(request));

/** The request for a place in another session. */
const elsewhere = ({ url, headers }: Request, { slug }: Row) =>
  new Request(new URL(`/api/user/sessions/${encodeURIComponent(asText(slug))}/enroll`, url), {
    method: 'POST',
    headers,
  });

const leaves = (become: Become, slug: string, phone: string) =>
  become({ state: 'the mother is not enrolled', params: { slug, phone } });

/** The call as it is, and then something besides, where a place was given. */
const besides =
  (more: (request: Request, next: Next, become: Become) => Promise<void> | void): Break['around'] =>
  async (request, next, become) => {
    const answer = await next(request.clone());
    if (answer.status === 200) await more(request, next, become);
    return answer;
  };

/** Breaks of call 9: a place elsewhere is given, or one that was there goes. */
export const placesElsewhere: Broken[] = [
  ...(['the first', 'the last'] as const).map((which): Broken => [
    'the place is in the session asked for',
    `written to ${which} of the others`,
    async (request, next) => {
      const other = (await others(request, next)).at(which === 'the first' ? 0 : -1);
      return next(other === undefined ? request : elsewhere(request, other));
    },
  ]),
  [
    'the place is in the session asked for',
    'written to every session',
    besides(async (request, next) => {
      for (const other of await others(request, next)) await next(elsewhere(request, other));
    }),
  ],
  [
    'places from before stay',
    "the mother's others are gone",
    besides(async (request, next, become) => {
      for (const { slug } of await others(request, next)) leaves(become, asText(slug), MOTHERS_PHONE);
    }),
  ],
  [
    'places from before stay',
    'those of others in the session are gone',
    besides((request, _next, become) => {
      for (const { phone } of [EARLIER, LATER]) leaves(become, slugIn(request), phone);
    }),
  ],
  [
    'places from before stay',
    'those of others in every session are gone',
    besides(async (request, next, become) => {
      for (const { slug } of await listed(request, next))
        for (const { phone } of [EARLIER, LATER]) leaves(become, asText(slug), phone);
    }),
  ],
  [
    'safe to repeat',
    'a second time takes it away',
    async (request, next, become) => {
      const before = (await listed(request, next)).find(({ slug }) => slug === slugIn(request));
      const answer = await next(request);
      if (before?.['is_enrolled'] === true) leaves(become, slugIn(request), MOTHERS_PHONE);
      return answer;
    },
  ],
];

/** Breaks of call 9: one place for a session, whoever has it. */
export const oneForAll = (tokenOf: TokenOf): Broken[] => {
  const hasAnother = async ({ url }: Request, next: Next) => {
    for (const { phone } of [EARLIER, LATER]) {
      const headers = { authorization: `Bearer ${tokenOf(phone)}` };
      const { body } = await next(new Request(url.replace(/\/enroll$/, ''), { headers }));
      if ((body as { data?: Row }).data?.['is_enrolled'] === true) return true;
    }
    return false;
  };
  const answers = { status: 200, headers: { 'content-type': 'application/json' } };
  return [
    [
      'a session has many places',
      'refused where another has one',
      async (request, next) =>
        (await hasAnother(request, next))
          ? { ...answers, status: 409, body: { success: false, message: 'This session is full.' } }
          : next(request),
    ],
    [
      'a session has many places',
      'answered and forgotten where another has one',
      async (request, next) =>
        (await hasAnother(request, next))
          ? { ...answers, body: { success: true, message: 'You are enrolled', data: { is_enrolled: true } } }
          : next(request),
    ],
  ];
};

/** An address with its parameters in one order. */
const addressOf = ({ url }: Request) => {
  const address = new URL(url);
  address.searchParams.sort();
  return address.href;
};

/** Answers each request as it did the first time; one memory for each run of an interaction. */
const keeping = (keyOf: (request: Request) => string | Promise<string>): Break['around'] => {
  const memories = new WeakMap<Next, Map<string, Answer>>();
  return async (request, next) => {
    const memory = memories.get(next) ?? new Map<string, Answer>();
    memories.set(next, memory);
    const key = await keyOf(request);
    const kept = memory.get(key);
    if (kept) return structuredClone(kept);
    const answer = await next(request);
    memory.set(key, structuredClone(answer));
    return answer;
  };
};

/** Breaks of calls 7 and 8: an answer that was given once is given again. */
export const keptAnswers: Broken[] = [
  [
    'places as they are now',
    'as they were before call 9',
    keeping((request) => `${request.headers.get('authorization')} ${addressOf(request)}`),
  ],
  ['places of the mother who asks', 'of whoever asked first', keeping(addressOf)],
];

/** Breaks of calls 1 and 2: what was said of a number before it was registered is said again. */
export const keptOfNumber: Broken[] = [
  ['the account as it is now', 'as it was before call 3', keeping((request) => request.clone().text())],
];
