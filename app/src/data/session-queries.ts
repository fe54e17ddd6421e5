import { ApiError, type List, type Session } from '@janani/api-client';
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  infiniteQueryOptions,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { isUnreached } from './is-unreached.ts';
import { searchText } from './search-text.ts';
import { isEnrolled } from './session-status.ts';

/** Spec §9: the sessions page asks for 12 at a time, the dashboard for 10. */
const PAGE_SIZE = 12;
const DASHBOARD_PAGE_SIZE = 10;

export type SessionTab = 'upcoming' | 'completed';

const all = ['sessions'] as const;

/** Whether a query holds sessions in a list, or one of them. */
export const isListKey = ([first]: readonly unknown[]): boolean => first === all[0];
export const isSessionKey = ([first]: readonly unknown[]): boolean => first === 'session';

/** Read again when it is next shown after an enrolment, and else not (spec §7). The long list is only corrected. */
const refetchOnMount = ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated;

/** In ms. Of a network that leads somewhere again, where the browser knew of one all the time, nothing else tells. */
const RETRY_INTERVAL_MS = 10_000;
const refetchInterval = ({ state }: { state: { data: unknown; error: Error | null } }) =>
  state.data === undefined && isUnreached(state.error) && RETRY_INTERVAL_MS;

/** Call 7 for the dashboard. */
export const nextSessionsQuery = () =>
  queryOptions({
    queryKey: [...all, 'next'],
    queryFn: ({ signal }) => api.listSessions({ limit: DASHBOARD_PAGE_SIZE, upcoming: true }, { signal }),
    refetchOnMount,
    refetchInterval,
  });

/** There is no other session to come than those of the response. */
export const isWholeNext = ({ received }: List<Session>): boolean => received < DASHBOARD_PAGE_SIZE;

/** Call 7 for the sessions page; another page is asked for only if the last one was full (spec §7). */
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

/** Call 8. */
export const sessionQuery = (slug: string) =>
  queryOptions({
    queryKey: ['session', slug],
    queryFn: ({ signal }) => api.getSession(slug, { signal }),
  });

const listed = (client: QueryClient, isWanted: (key: QueryKey) => boolean): Session[] =>
  client
    .getQueriesData<List<Session> | InfiniteData<List<Session>>>({
      queryKey: all,
      predicate: ({ queryKey }) => isWanted(queryKey),
    })
    .flatMap(([, list]) => (list === undefined ? [] : 'pages' in list ? list.pages : [list]))
    .flatMap(({ items }) => items);

/** What the lists in the cache say of a session: its page opens with it, until call 8 has answered. */
export const listedSession = (client: QueryClient, slug: string): Session | undefined =>
  listed(client, () => true).find((session) => session.slug === slug);

/** The sessions that a search has brought, in either list; without a search those of the dashboard too. */
export const listedSessions = (client: QueryClient, search: string): Session[] =>
  listed(client, ([, , , of = '']) => of === search);

const withEnrolment = (session: Session): Session => ({ ...session, is_enrolled: true });

/** The user’s place, in everything the cache shows of the session: nothing waits for the network. */
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

/** Reads the session again; null when that fails as well. */
const readAgain = (client: QueryClient, slug: string): Promise<Session | null> =>
  client.fetchQuery({ ...sessionQuery(slug), staleTime: 0, retry: false }).catch(() => null);

const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'unauthenticated';

/**
 * Call 9, then what the cache knows about it: enrolled at once, the session read again, and every
 * list marked stale (decision T-27). Where no usable answer came, the session itself says whether the
 * backend has counted the user in all the same: a lost answer is no failure.
 */
export const enroll = async (client: QueryClient, slug: string): Promise<void> => {
  try {
    const answer = await api.enrollInSession(slug);
    if (!answer.is_enrolled) throw new Error('The backend answered that the user has no place.');
    markEnrolled(client, slug);
    await readAgain(client, slug);
  } catch (error) {
    const session = isRefused(error) ? null : await readAgain(client, slug);
    if (session === null || !isEnrolled(session)) throw error;
  }
  // Also after the reading, which may come from a copy that lags behind.
  markEnrolled(client, slug);
  void client.invalidateQueries({ queryKey: all });
};
