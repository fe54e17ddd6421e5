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
import { isNetworkFailure } from './is-network-failure.ts';
import { DASHBOARD_PAGE_SIZE, PAGE_SIZE } from './page-sizes.ts';
import { truncateSearch } from './search-text.ts';
import { isEnrolled } from './session-status.ts';

export type SessionTab = 'upcoming' | 'completed';

const sessionsKey = ['sessions'] as const;

/** Whether a query holds sessions in a list, or one of them. */
export const isListKey = ([first]: readonly unknown[]): boolean => first === sessionsKey[0];
export const isSessionKey = ([first]: readonly unknown[]): boolean => first === 'session';

/**
 * Refetches on mount only if an enrolment has invalidated the query (spec §7). The long list is only updated in the
 * cache.
 */
const refetchOnMount = ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated;

/** Queries are retried by interval, because no event reports a recovered connection if the browser stayed online. */
const RETRY_INTERVAL_MS = 10_000;
const refetchInterval = ({ state }: { state: { data: unknown; error: Error | null } }) =>
  state.data === undefined && isNetworkFailure(state.error) && RETRY_INTERVAL_MS;

/** `GET /user/sessions` for the dashboard. */
export const nextSessionsQuery = () =>
  queryOptions({
    queryKey: [...sessionsKey, 'next'],
    queryFn: ({ signal }) => api.listSessions({ limit: DASHBOARD_PAGE_SIZE, upcoming: true }, { signal }),
    refetchOnMount,
    refetchInterval,
  });

/** The response contains all upcoming sessions. */
export const hasAllUpcoming = ({ received }: List<Session>): boolean => received < DASHBOARD_PAGE_SIZE;

/** `GET /user/sessions` for the sessions page; the next page is requested only if the last one was full (spec §7). */
export const sessionListQuery = (tab: SessionTab, search: string) =>
  infiniteQueryOptions({
    queryKey: [...sessionsKey, 'list', tab, search],
    queryFn: ({ pageParam, signal }) =>
      api.listSessions(
        {
          page: pageParam,
          limit: PAGE_SIZE,
          ...(search === '' ? {} : { search: truncateSearch(search) }),
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

const getCachedSessions = (client: QueryClient, isIncluded: (key: QueryKey) => boolean): Session[] =>
  client
    .getQueriesData<List<Session> | InfiniteData<List<Session>>>({
      queryKey: sessionsKey,
      predicate: ({ queryKey }) => isIncluded(queryKey),
    })
    .flatMap(([, list]) => (list === undefined ? [] : 'pages' in list ? list.pages : [list]))
    .flatMap(({ items }) => items);

/** A session from the cached lists: the session page shows it until `GET /user/sessions/{slug}` has responded. */
export const getCachedSession = (client: QueryClient, slug: string): Session | undefined =>
  getCachedSessions(client, () => true).find((session) => session.slug === slug);

/** The cached sessions of a search, in either list; without a search those of the dashboard too. */
export const getCachedSearchResults = (client: QueryClient, search: string): Session[] =>
  getCachedSessions(client, ([, , , cachedSearch = '']) => cachedSearch === search);

const withEnrolment = (session: Session): Session => ({ ...session, is_enrolled: true });

/** Marks the user's enrolment in every cached copy of the session, so that the page shows it without a request. */
const markEnrolled = (client: QueryClient, slug: string): void => {
  client.setQueryData(sessionQuery(slug).queryKey, (session) => session && withEnrolment(session));
  const markInPage = (page: List<Session>): List<Session> => ({
    ...page,
    items: page.items.map((session) => (session.slug === slug ? withEnrolment(session) : session)),
  });
  client.setQueryData(nextSessionsQuery().queryKey, (page) => page && markInPage(page));
  client.setQueriesData<InfiniteData<List<Session>>>(
    { queryKey: [...sessionsKey, 'list'] },
    (list) => list && { ...list, pages: list.pages.map(markInPage) },
  );
};

/** Refetches the session; null if that fails as well. */
const refetchSession = (client: QueryClient, slug: string): Promise<Session | null> =>
  client.fetchQuery({ ...sessionQuery(slug), staleTime: 0, retry: false }).catch(() => null);

/**
 * Whether the backend may have enrolled the user: not if no request was sent for lack of a token, nor after a defect.
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
  void client.invalidateQueries({ queryKey: sessionsKey });
};
