import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { type PlainTextKey, t } from './i18n/t.ts';
import { paths } from './paths.ts';
import { publicRouteOf } from './public-routes.tsx';

/** Never her name, her phone or a session's: titles stay in the history of a shared phone. */
const titles: [path: string, title: PlainTextKey][] = [
  [paths.signIn, 'nav.signIn'],
  [paths.signUp, 'signUp.title'],
  [paths.code, 'code.title'],
  [paths.dashboard, 'nav.dashboard'],
  [paths.sessions, 'nav.sessions'],
  ['/session/:slug', 'nav.sessions'],
];

/** The title of the product's screens (WCAG 2.4.2). */
export const ProductTitle = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (publicRouteOf(pathname)) return;
    const [, title] = titles.find(([path]) => matchPath(path, pathname)) ?? [];
    document.title = title ? `${t(title)} - ${t('app.name')}` : t('app.name');
  }, [pathname]);
  return null;
};
