import type { QueryClient } from '@tanstack/react-query';
import { type MemberScreen, memberScreens } from './member-screens.ts';
import { paths, slugIn } from './paths.ts';

/** The screen an address of the product opens, and the session it is about. */
export const screenOf = (href: string): { screen: MemberScreen; slug?: string } | undefined => {
  const [path = ''] = href.split(/[?#]/);
  const slug = slugIn(path);
  if (slug !== undefined) return { screen: 'session', slug };
  const screen = (
    ['dashboard', 'sessions', 'freeAccess', 'settings', 'subscription', 'payments'] as const
  ).find((name) => paths[name] === path);
  return screen && { screen };
};

const ignore = () => {
  // Offline, or refused: the screen itself asks again and reports.
};

/** What the screen will ask for, asked now; fresh data in the cache is not asked for again (spec §7). */
const prefetchData = async (client: QueryClient, screen: MemberScreen, slug: string | undefined) => {
  const { nextSessionsQuery, sessionListQuery, sessionQuery } =
    await import('./features/sessions/queries.ts');
  if (slug !== undefined) return client.prefetchQuery(sessionQuery(slug));
  if (screen === 'dashboard') return client.prefetchQuery(nextSessionsQuery());
  if (screen === 'sessions') return client.prefetchInfiniteQuery(sessionListQuery('upcoming', ''));
  return undefined;
};

/** Makes a link's screen ready as soon as a pointer, a finger or the focus comes to it. */
export const prefetch = (client: QueryClient, href: string): void => {
  const target = screenOf(href);
  if (!target) return;
  void memberScreens[target.screen]().catch(ignore);
  void prefetchData(client, target.screen, target.slug).catch(ignore);
};
