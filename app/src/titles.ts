import { type PublicTextKey, t } from './i18n/public-text.ts';
import { routeOf } from './platform/route-of.ts';

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

/** What a page is called, without the product's name. */
export const nameOf = (pathname: string): string => {
  const name = names[routeOf(pathname)];
  return t(name ?? 'app.name');
};

/** The document's title on a path. */
export const titleOf = (pathname: string): string =>
  routeOf(pathname) in names ? t('title.page', { name: nameOf(pathname) }) : t('title.home');
