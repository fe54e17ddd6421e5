import type { QueryClient } from '@tanstack/react-query';
import { nextSessionsQuery, sessionListQuery, sessionQuery } from '../../data/session-queries.ts';
import { parseSlug } from '../../routes/paths.ts';
import { findRoute } from '../../routes/find-route.ts';
import { type Route, routes } from '../../routes/routes.ts';
import { loadScreen } from './screens.ts';

/** The signed-in page that a link leads to, and its session. */
export const getTarget = (href: string): { route: Route; slug?: string } | undefined => {
  const [path = ''] = href.split(/[?#]/);
  const route = findRoute(path);
  if (route?.access !== 'member') return undefined;
  if (route.path !== routes.session.path) return { route };
  const slug = parseSlug(path);
  return slug === undefined ? undefined : { route, slug };
};

const ignore = () => {
  // Offline, or refused: the screen requests it again and reports.
};

/** Requests the screen's data ahead; fresh data in the cache is not requested again (spec §7). */
const prefetchData = (client: QueryClient, { data }: Route, slug = '') => {
  const prefetches = {
    'next sessions': () => client.prefetchQuery(nextSessionsQuery()),
    'session list': () => client.prefetchInfiniteQuery(sessionListQuery('upcoming', '')),
    session: () => client.prefetchQuery(sessionQuery(slug)),
  } satisfies Record<NonNullable<typeof data>, () => Promise<void>>;
  return data && prefetches[data]();
};

/** Prefetches a link's screen on hover, touch or focus. */
export const prefetch = (client: QueryClient, href: string): void => {
  const target = getTarget(href);
  if (!target) return;
  void loadScreen(target.route).catch(ignore);
  void prefetchData(client, target.route, target.slug)?.catch(ignore);
};
