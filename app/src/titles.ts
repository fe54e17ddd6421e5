import { type PublicTextKey, t } from './i18n/public-text.ts';

/** The routes of the product and the name of each in the browser's tab (WCAG 2.4.2). */
const names: Record<string, PublicTextKey> = {
  '/about': 'title.about',
  '/pricing': 'title.pricing',
  '/blog': 'title.blog',
  '/signin': 'title.signIn',
  '/signup': 'title.signUp',
  '/otp': 'title.code',
  '/dashboard': 'title.dashboard',
  '/settings': 'title.settings',
  '/sessions': 'title.sessions',
  '/free-access': 'title.freeAccess',
  '/session/:slug': 'title.session',
  '/subscription': 'title.subscription',
  '/payments': 'title.payments',
};

/**
 * The route a path belongs to. Without the slug: which session a mother opens is told to nobody
 * (decision T-13), neither to analytics nor by the browser's history.
 */
export const routeOf = (pathname: string): string =>
  pathname.startsWith('/session/') ? '/session/:slug' : pathname;

/** The document's title on a path. */
export const titleOf = (pathname: string): string => {
  const name = names[routeOf(pathname)];
  return name ? t('title.page', { name: t(name) }) : t('title.home');
};
