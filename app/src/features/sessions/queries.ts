import type { Session } from '@janani/api-client';
import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { isEnrolled } from './status.ts';

/** Spec §9: the sessions page asks for 12 at a time, the dashboard for 10. */
export const PAGE_SIZE = 12;
const DASHBOARD_PAGE_SIZE = 10;

export type SessionTab = 'upcoming' | 'completed';

const all = ['sessions'] as const;

/** Call 7 for the dashboard. */
export const nextSessionsQuery = () =>
  queryOptions({
    queryKey: [...all, 'next'],
    queryFn: ({ signal }) => api.listSessions({ limit: DASHBOARD_PAGE_SIZE, upcoming: true }, { signal }),
  });

/** Call 7 for the sessions page; another page is asked for only if the last one was full (spec §7). */
export const sessionListQuery = (tab: SessionTab, search: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', tab, search],
    queryFn: ({ pageParam, signal }) =>
      api.listSessions(
        {
          page: pageParam,
          limit: PAGE_SIZE,
          ...(search === '' ? {} : { search }),
          ...(tab === 'upcoming' ? { upcoming: true } : {}),
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.received === PAGE_SIZE ? page + 1 : undefined),
  });

/** Call 8. */
export const sessionQuery = (slug: string) =>
  queryOptions({
    queryKey: ['session', slug],
    queryFn: ({ signal }) => api.getSession(slug, { signal }),
  });

/**
 * Call 9, then what the cache knows about it: enrolled at once, the session read again, and every
 * list marked stale (decision T-27).
 */
export const enroll = async (client: QueryClient, slug: string): Promise<void> => {
  const answer = await api.enrollInSession(slug);
  const { queryKey } = sessionQuery(slug);
  if (answer.is_enrolled)
    client.setQueryData<Session>(queryKey, (session) => session && { ...session, is_enrolled: true });
  await client.fetchQuery({ ...sessionQuery(slug), staleTime: 0 }).catch(() => {
    // The place is taken; its details follow with the next reading.
  });
  void client.invalidateQueries({ queryKey: all, refetchType: 'all' });
};

/** After an answer that got lost: has the backend counted her in all the same? */
export const wasEnrolled = async (client: QueryClient, slug: string): Promise<boolean> => {
  const session = await client
    .fetchQuery({ ...sessionQuery(slug), staleTime: 0, retry: false })
    .catch(() => null);
  return session !== null && isEnrolled(session);
};
