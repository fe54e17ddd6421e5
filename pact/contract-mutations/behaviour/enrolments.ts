import type { HttpResponse } from '../../checks/contract.ts';
import { USER_PHONE } from '../../users.ts';
import type { Backdoor, Mutation, Next } from '../mutation.ts';
import { type Behaviour, type Row, type GetToken, toText, getRows } from './helpers.ts';

const getSlug = ({ url }: Request) => decodeURIComponent(/sessions\/([^/]+)/.exec(url)?.[1] ?? '');

/** Every session as the caller sees it. */
const listSessions = async ({ url, headers }: Request, next: Next): Promise<Row[]> => {
  const list = new URL('/api/user/sessions?limit=100', url);
  const response = await next(new Request(list, { headers }));
  return response.status === 200 ? getRows(response.body) : [];
};

const listOtherSessions = async (request: Request, next: Next): Promise<Row[]> =>
  (await listSessions(request, next)).filter(({ slug }) => slug !== getSlug(request));

const isEnrolled = async (request: Request, next: Next): Promise<boolean> =>
  (await listSessions(request, next)).find(({ slug }) => slug === getSlug(request))?.['is_enrolled'] === true;

/** The same request for another session. */
const createEnrolRequest = ({ url, headers }: Request, { slug }: Row) =>
  new Request(new URL(`/api/user/sessions/${encodeURIComponent(toText(slug))}/enroll`, url), {
    method: 'POST',
    headers,
  });

const removeEnrolment = ({ setProviderState }: Backdoor, slug: string, phone: string) =>
  setProviderState({ state: 'the user is not enrolled', params: { slug, phone } });

const getOtherPhones = ({ phones }: Backdoor) => phones().filter((phone) => phone !== USER_PHONE);

/** Performs the call unchanged and, if it succeeded, an additional action. */
const thenRun =
  (
    action: (request: Request, next: Next, backdoor: Backdoor) => Promise<void> | void,
  ): Mutation['middleware'] =>
  async (request, next, backdoor) => {
    const response = await next(request.clone());
    if (response.status === 200) await action(request, next, backdoor);
    return response;
  };

/** Mutations of `enrollInSession`: the user is enrolled in another session, or an existing enrolment is removed. */
export const enrolsInAnotherSession: Behaviour[] = [
  ...(['the first', 'the last'] as const).map((which): Behaviour => [
    'enrolled in the session asked for',
    `written to ${which} of the others`,
    async (request, next) => {
      const other = (await listOtherSessions(request, next)).at(which === 'the first' ? 0 : -1);
      return next(other === undefined ? request : createEnrolRequest(request, other));
    },
  ]),
  [
    'enrolled in the session asked for',
    'written to every session',
    thenRun(async (request, next) => {
      for (const other of await listOtherSessions(request, next))
        await next(createEnrolRequest(request, other));
    }),
  ],
  [
    'enrolments from before stay',
    "the user's others are gone",
    thenRun(async (request, next, backdoor) => {
      for (const { slug } of await listOtherSessions(request, next))
        removeEnrolment(backdoor, toText(slug), USER_PHONE);
    }),
  ],
  [
    'enrolments from before stay',
    'those of others in the session are gone',
    thenRun((request, _next, backdoor) => {
      for (const phone of getOtherPhones(backdoor)) removeEnrolment(backdoor, getSlug(request), phone);
    }),
  ],
  [
    'enrolments from before stay',
    'those of others in every session are gone',
    thenRun(async (request, next, backdoor) => {
      for (const { slug } of await listSessions(request, next))
        for (const phone of getOtherPhones(backdoor)) removeEnrolment(backdoor, toText(slug), phone);
    }),
  ],
  [
    'safe to repeat',
    'a second time takes it away',
    async (request, next, backdoor) => {
      const isRepeated = await isEnrolled(request, next);
      const response = await next(request);
      if (isRepeated) removeEnrolment(backdoor, getSlug(request), USER_PHONE);
      return response;
    },
  ],
  [
    'safe to repeat',
    'a second time counts once more',
    async (request, next, { setProviderState }) => {
      const isRepeated = await isEnrolled(request, next);
      const response = await next(request);
      if (isRepeated)
        setProviderState({
          state: 'the user is enrolled',
          params: { slug: getSlug(request), phone: '9000000001' },
        });
      return response;
    },
  ],
];

/** Mutations of `enrollInSession`: a session has one enrolment for all users. */
export const sameForEveryUser = (getToken: GetToken): Behaviour[] => {
  const isAnotherEnrolled = async ({ url }: Request, next: Next, backdoor: Backdoor) => {
    for (const phone of getOtherPhones(backdoor)) {
      const headers = { authorization: `Bearer ${getToken(phone)}` };
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
        (await isAnotherEnrolled(request, next, backdoor))
          ? { ...json, status: 409, body: { success: false, message: 'This session is full.' } }
          : next(request),
    ],
    [
      'a session takes many users',
      'responded and not written where another is enrolled',
      async (request, next, backdoor) =>
        (await isAnotherEnrolled(request, next, backdoor))
          ? { ...json, body: { success: true, message: 'You are enrolled', data: { is_enrolled: true } } }
          : next(request),
    ],
  ];
};

/** The URL with its parameters sorted. */
const getSortedUrl = ({ url }: Request) => {
  const sortedUrl = new URL(url);
  sortedUrl.searchParams.sort();
  return sortedUrl.href;
};

/** Caches the first response to each request; one cache per run of an interaction. */
const withCache = (getKey: (request: Request) => string | Promise<string>): Mutation['middleware'] => {
  const caches = new WeakMap<Next, Map<string, HttpResponse>>();
  return async (request, next) => {
    const cache = caches.get(next) ?? new Map<string, HttpResponse>();
    caches.set(next, cache);
    const key = await getKey(request);
    const cached = cache.get(key);
    if (cached) return structuredClone(cached);
    const response = await next(request);
    cache.set(key, structuredClone(response));
    return response;
  };
};

/** Mutations of `listSessions` and `getSession`: a stale cached response is sent. */
export const cachedResponses: Behaviour[] = [
  [
    'enrolments as they are now',
    'as they were before `POST /user/sessions/{slug}/enroll`',
    withCache((request) => `${request.headers.get('authorization')} ${getSortedUrl(request)}`),
  ],
  ['enrolments of the user who asks', 'of the user who asked first', withCache(getSortedUrl)],
];

/** Mutations of `checkPhone` and `logIn`: the cached response from before the sign-up is sent. */
export const cachedAccountResponses: Behaviour[] = [
  [
    'the account as it is now',
    'as it was before `POST /user/auth/signup/verify-firebase-token`',
    withCache((request) => request.clone().text()),
  ],
];
