import type { QueryClient } from '@tanstack/react-query';
import { nextSessionsQuery, sessionListQuery, sessionQuery } from '../../data/session-queries.ts';
import { slugIn } from '../../routes/paths.ts';
import { routeAt } from '../../routes/route-at.ts';
import { type Route, routes } from '../../routes/routes.ts';
import { loadScreen } from './screens.ts';

/** The signed-in page a link leads to, and the session it is about. */
export const targetOf = (href: string): { route: Route; slug?: string } | undefined => {
  const [path = ''] = href.split(/[?#]/);
  const route = routeAt(path);
  if (route?.access !== 'member') return undefined;
  if (route.path !== routes.session.path) return { route };
  const slug = slugIn(path);
  return slug === undefined ? undefined : { route, slug };
};

const ignore = () => {
  // Offline, or refused: the screen itself asks again and reports.
};

/** What the screen will ask for, asked now; fresh data in the cache is not asked for again (spec §7). */
const prefetchData = (client: QueryClient, { data }: Route, slug = '') => {
  const prefetches = {
    'next sessions': () => client.prefetchQuery(nextSessionsQuery()),
    'session list': () => client.prefetchInfiniteQuery(sessionListQuery('upcoming', '')),
    session: () => client.prefetchQuery(sessionQuery(slug)),
  } satisfies Record<NonNullable<typeof data>, () => Promise<void>>;
  return data && prefetches[data]();
};

/** Makes a link's screen ready as soon as a pointer, a finger or the focus comes to it. */
export const prefetch = (client: QueryClient, href: string): void => {
  const target = targetOf(href);
  if (!target) return;
  void loadScreen(target.route).catch(ignore);
  void prefetchData(client, target.route, target.slug)?.catch(ignore);
};
