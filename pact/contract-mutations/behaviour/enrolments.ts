import type { HttpResponse } from '../../checks/contract.ts';
import { USER_PHONE } from '../../users.ts';
import type { Backdoor, Mutation, Next } from '../mutation.ts';
import { type Behaviour, type Row, type TokenOf, asText, rowsOf } from './helpers.ts';

const slugIn = ({ url }: Request) => decodeURIComponent(/sessions\/([^/]+)/.exec(url)?.[1] ?? '');

/** Every session as the caller sees it. */
const listed = async ({ url, headers }: Request, next: Next): Promise<Row[]> => {
  const list = new URL('/api/user/sessions?limit=100', url);
  const response = await next(new Request(list, { headers }));
  return response.status === 200 ? rowsOf(response.body) : [];
};

const others = async (request: Request, next: Next): Promise<Row[]> =>
  (await listed(request, next)).filter(({ slug }) => slug !== slugIn(request));

const isEnrolled = async (request: Request, next: Next): Promise<boolean> =>
  (await listed(request, next)).find(({ slug }) => slug === slugIn(request))?.['is_enrolled'] === true;

/** The same request for another session. */
const elsewhere = ({ url, headers }: Request, { slug }: Row) =>
  new Request(new URL(`/api/user/sessions/${encodeURIComponent(asText(slug))}/enroll`, url), {
    method: 'POST',
    headers,
  });

const leave = ({ become }: Backdoor, slug: string, phone: string) =>
  become({ state: 'the user is not enrolled', params: { slug, phone } });

const otherPhones = ({ phones }: Backdoor) => phones().filter((phone) => phone !== USER_PHONE);

/** The call as it is, and then something besides, where it succeeded. */
const besides =
  (more: (request: Request, next: Next, backdoor: Backdoor) => Promise<void> | void): Mutation['around'] =>
  async (request, next, backdoor) => {
    const response = await next(request.clone());
    if (response.status === 200) await more(request, next, backdoor);
    return response;
  };

/** Mutations of call 9: the user is enrolled elsewhere, or an enrolment that was there goes. */
export const enrolsElsewhere: Behaviour[] = [
  ...(['the first', 'the last'] as const).map((which): Behaviour => [
    'enrolled in the session asked for',
    `written to ${which} of the others`,
    async (request, next) => {
      const other = (await others(request, next)).at(which === 'the first' ? 0 : -1);
      return next(other === undefined ? request : elsewhere(request, other));
    },
  ]),
  [
    'enrolled in the session asked for',
    'written to every session',
    besides(async (request, next) => {
      for (const other of await others(request, next)) await next(elsewhere(request, other));
    }),
  ],
  [
    'enrolments from before stay',
    "the user's others are gone",
    besides(async (request, next, backdoor) => {
      for (const { slug } of await others(request, next)) leave(backdoor, asText(slug), USER_PHONE);
    }),
  ],
  [
    'enrolments from before stay',
    'those of others in the session are gone',
    besides((request, _next, backdoor) => {
      for (const phone of otherPhones(backdoor)) leave(backdoor, slugIn(request), phone);
    }),
  ],
  [
    'enrolments from before stay',
    'those of others in every session are gone',
    besides(async (request, next, backdoor) => {
      for (const { slug } of await listed(request, next))
        for (const phone of otherPhones(backdoor)) leave(backdoor, asText(slug), phone);
    }),
  ],
  [
    'safe to repeat',
    'a second time takes it away',
    async (request, next, backdoor) => {
      const isRepeated = await isEnrolled(request, next);
      const response = await next(request);
      if (isRepeated) leave(backdoor, slugIn(request), USER_PHONE);
      return response;
    },
  ],
  [
    'safe to repeat',
    'a second time counts once more',
    async (request, next, { become }) => {
      const isRepeated = await isEnrolled(request, next);
      const response = await next(request);
      if (isRepeated)
        become({ state: 'the user is enrolled', params: { slug: slugIn(request), phone: '9000000001' } });
      return response;
    },
  ],
];

/** Mutations of call 9: one enrolment for a session, of any user. */
export const oneForAll = (tokenOf: TokenOf): Behaviour[] => {
  const isTaken = async ({ url }: Request, next: Next, backdoor: Backdoor) => {
    for (const phone of otherPhones(backdoor)) {
      const headers = { authorization: `Bearer ${tokenOf(phone)}` };
      const { body } = await next(new Request(url.replace(/\/enroll$/, ''), { headers }));
      if ((body as { data?: Row }).data?.['is_enrolled'] === true) return true;
    }
    return false;
  };
  const json = { status: 200, headers: { 'content-type': 'application/json' } };
  return [
    [
      'a session takes many users',
      'refused where another is enrolled',
      async (request, next, backdoor) =>
        (await isTaken(request, next, backdoor))
          ? { ...json, status: 409, body: { success: false, message: 'This session is full.' } }
          : next(request),
    ],
    [
      'a session takes many users',
      'responded and not written where another is enrolled',
      async (request, next, backdoor) =>
        (await isTaken(request, next, backdoor))
          ? { ...json, body: { success: true, message: 'You are enrolled', data: { is_enrolled: true } } }
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

/** Responds to each request as it did the first time; one cache for each run of an interaction. */
const caching = (keyOf: (request: Request) => string | Promise<string>): Mutation['around'] => {
  const caches = new WeakMap<Next, Map<string, HttpResponse>>();
  return async (request, next) => {
    const cache = caches.get(next) ?? new Map<string, HttpResponse>();
    caches.set(next, cache);
    const key = await keyOf(request);
    const cached = cache.get(key);
    if (cached) return structuredClone(cached);
    const response = await next(request);
    cache.set(key, structuredClone(response));
    return response;
  };
};

/** Mutations of calls 7 and 8: a response is cached and sent again. */
export const cachedResponses: Behaviour[] = [
  [
    'enrolments as they are now',
    'as they were before call 9',
    caching((request) => `${request.headers.get('authorization')} ${addressOf(request)}`),
  ],
  ['enrolments of the user who asks', 'of the user who asked first', caching(addressOf)],
];

/** Mutations of calls 1 and 2: what was true of a number before it signed up is sent again. */
export const cachedOfNumber: Behaviour[] = [
  ['the account as it is now', 'as it was before call 3', caching((request) => request.clone().text())],
];
