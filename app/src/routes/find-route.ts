import { matchRoutes } from 'react-router-dom';
import { localizePath, getPathLanguage, getPrefix } from '../i18n/languages.ts';
import { type Route, getPaths, allRoutes } from './routes.ts';

const routeTable = allRoutes.flatMap((route) => getPaths(route).map((path) => ({ path, handle: route })));

/** The route of a URL in any spelling, as the router matches it; undefined where the product has none. */
export const findRoute = (pathname: string): Route | undefined =>
  matchRoutes(routeTable, pathname)?.at(-1)?.route.handle;

/** The route that is reported for an unknown URL, so that nothing of the URL itself is sent. */
const UNKNOWN_ROUTE = '/*';

/**
 * The path pattern of a URL, in any spelling, so that analytics never receives which session a user opens
 * (decision T-13). An unknown URL becomes {@link UNKNOWN_ROUTE}.
 */
export const getRoutePattern = (pathname: string): string => findRoute(pathname)?.path ?? UNKNOWN_ROUTE;

/** {@link getRoutePattern} of a URL with the prefix of its language. */
export const getLocalizedRoutePattern = (pathname: string): string => {
  const language = getPathLanguage(pathname);
  const route = getRoutePattern(pathname.slice(getPrefix(language).length) || '/');
  return route === UNKNOWN_ROUTE ? route : localizePath(language, route);
};
