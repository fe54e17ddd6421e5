import { type PublicTextKey, t } from './i18n/public-text.ts';
import { publicRouteOf } from './public-routes.tsx';

/** What the browser's tab says on each screen of the product (WCAG 2.4.2). */
const titles: Record<string, PublicTextKey> = {
  '/signin': 'signIn.pageTitle',
  '/signup': 'signUp.pageTitle',
  '/otp': 'code.pageTitle',
  '/dashboard': 'dashboard.pageTitle',
  '/settings': 'settings.pageTitle',
  '/sessions': 'sessions.pageTitle',
  '/free-access': 'freeAccess.pageTitle',
  '/session/:slug': 'session.pageTitle',
  '/subscription': 'subscription.pageTitle',
  '/payments': 'payments.pageTitle',
};

/**
 * The route a path belongs to. Without the slug: which session a mother opens is told to nobody
 * (decision T-13), neither to analytics nor by the browser's history.
 */
export const routeOf = (pathname: string): string =>
  pathname.startsWith('/session/') ? '/session/:slug' : pathname;

/** The document's title on a path. */
export const titleOf = (pathname: string): string =>
  t(titles[routeOf(pathname)] ?? publicRouteOf(pathname)?.title ?? 'app.name');
