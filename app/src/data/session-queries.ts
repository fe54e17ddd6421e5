import { ApiError, type List, type Session } from '@janani/api-client';
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  infiniteQueryOptions,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { IdentityError } from '../platform/identity/port.ts';
import { isDefect } from '../platform/is-defect.ts';
import { isUnreached } from './is-unreached.ts';
import { DASHBOARD_PAGE_SIZE, PAGE_SIZE } from './page-sizes.ts';
import { searchText } from './search-text.ts';
import { isEnrolled } from './session-status.ts';

export type SessionTab = 'upcoming' | 'completed';

const all = ['sessions'] as const;

/** Whether a query holds sessions in a list, or one of them. */
export const isListKey = ([first]: readonly unknown[]): boolean => first === all[0];
export const isSessionKey = ([first]: readonly unknown[]): boolean => first === 'session';

/**
 * Refetched when it is next shown after an enrolment, otherwise not (spec §7). The long list is only updated in the
 * cache.
 */
const refetchOnMount = ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated;

/** In ms. If the browser was online all the time, no event reports that the connection works again. */
const RETRY_INTERVAL_MS = 10_000;
const refetchInterval = ({ state }: { state: { data: unknown; error: Error | null } }) =>
  state.data === undefined && isUnreached(state.error) && RETRY_INTERVAL_MS;

/** `GET /user/sessions` for the dashboard. */
export const nextSessionsQuery = () =>
  queryOptions({
    queryKey: [...all, 'next'],
    queryFn: ({ signal }) => api.listSessions({ limit: DASHBOARD_PAGE_SIZE, upcoming: true }, { signal }),
    refetchOnMount,
    refetchInterval,
  });

/** The response contains all upcoming sessions. */
export const hasAllUpcoming = ({ received }: List<Session>): boolean => received < DASHBOARD_PAGE_SIZE;

/** `GET /user/sessions` for the sessions page; the next page is requested only if the last one was full (spec §7). */
export const sessionListQuery = (tab: SessionTab, search: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', tab, search],
    queryFn: ({ pageParam, signal }) =>
      api.listSessions(
        {
          page: pageParam,
          limit: PAGE_SIZE,
          ...(search === '' ? {} : { search: searchText(search) }),
          ...(tab === 'upcoming' ? { upcoming: true } : {}),
        },
        { signal },
      ),
    refetchInterval,
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.received === PAGE_SIZE ? page + 1 : undefined),
  });

/** `GET /user/sessions/{slug}`. */
export const sessionQuery = (slug: string) =>
  queryOptions({
    queryKey: ['session', slug],
    queryFn: ({ signal }) => api.getSession(slug, { signal }),
  });

const cachedSessions = (client: QueryClient, isIncluded: (key: QueryKey) => boolean): Session[] =>
  client
    .getQueriesData<List<Session> | InfiniteData<List<Session>>>({
      queryKey: all,
      predicate: ({ queryKey }) => isIncluded(queryKey),
    })
    .flatMap(([, list]) => (list === undefined ? [] : 'pages' in list ? list.pages : [list]))
    .flatMap(({ items }) => items);

/** A session from the cached lists: the session page shows it until `GET /user/sessions/{slug}` has responded. */
export const cachedSession = (client: QueryClient, slug: string): Session | undefined =>
  cachedSessions(client, () => true).find((session) => session.slug === slug);

/** The cached sessions of a search, in either list; without a search those of the dashboard too. */
export const cachedSessionsFor = (client: QueryClient, search: string): Session[] =>
  cachedSessions(client, ([, , , of = '']) => of === search);

const withEnrolment = (session: Session): Session => ({ ...session, is_enrolled: true });

/** Marks the user's enrolment in every cached copy of the session, so that the page shows it without a request. */
const markEnrolled = (client: QueryClient, slug: string): void => {
  client.setQueryData(sessionQuery(slug).queryKey, (session) => session && withEnrolment(session));
  const mark = (page: List<Session>): List<Session> => ({
    ...page,
    items: page.items.map((session) => (session.slug === slug ? withEnrolment(session) : session)),
  });
  client.setQueryData(nextSessionsQuery().queryKey, (page) => page && mark(page));
  client.setQueriesData<InfiniteData<List<Session>>>(
    { queryKey: [...all, 'list'] },
    (list) => list && { ...list, pages: list.pages.map(mark) },
  );
};

/** Refetches the session; null if that fails as well. */
const refetchSession = (client: QueryClient, slug: string): Promise<Session | null> =>
  client.fetchQuery({ ...sessionQuery(slug), staleTime: 0, retry: false }).catch(() => null);

/**
 * Whether the backend may have enrolled the user: without a token no request was sent, and it did not fail by a defect.
 */
const mayHaveEnrolled = (error: unknown) =>
  error instanceof ApiError
    ? error.kind !== 'unauthenticated'
    : !(error instanceof IdentityError || isDefect(error));

/**
 * `POST /user/sessions/{slug}/enroll`, then the cache: the session is marked as enrolled and refetched, and every
 * list is marked stale (decision T-27). If no usable response arrived, the refetched session shows whether the
 * backend enrolled the user all the same: a lost response is not a failure.
 */
export const enroll = async (client: QueryClient, slug: string): Promise<void> => {
  try {
    const outcome = await api.enrollInSession(slug);
    if (!outcome.is_enrolled) throw new Error('The backend did not confirm the enrolment.');
    markEnrolled(client, slug);
    await refetchSession(client, slug);
  } catch (error) {
    const session = mayHaveEnrolled(error) ? await refetchSession(client, slug) : null;
    if (session === null || !isEnrolled(session)) throw error;
  }
  // Repeated after the refetch, whose response may be older: it may come from a replica.
  markEnrolled(client, slug);
  void client.invalidateQueries({ queryKey: all });
};
