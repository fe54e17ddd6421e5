import { matchRoutes } from 'react-router-dom';
import { localizedPath, languageIn, getPrefix } from '../i18n/languages.ts';
import { type Route, getPaths, allRoutes } from './routes.ts';

const table = allRoutes.flatMap((route) => getPaths(route).map((path) => ({ path, handle: route })));

/** The route of a URL in any spelling, as the router matches it; undefined where the product has none. */
export const routeAt = (pathname: string): Route | undefined =>
  matchRoutes(table, pathname)?.at(-1)?.route.handle;

/** The route that is reported for an unknown URL, so that nothing of the URL itself is sent. */
const UNKNOWN_ROUTE = '/*';

/**
 * The path pattern of a URL, in any spelling, so that analytics never receives which session a user opens
 * (decision T-13). An unknown URL becomes {@link UNKNOWN_ROUTE}.
 */
export const canonicalRoute = (pathname: string): string => routeAt(pathname)?.path ?? UNKNOWN_ROUTE;

/** {@link canonicalRoute} of a URL with the prefix of its language. */
export const routeIn = (pathname: string): string => {
  const language = languageIn(pathname);
  const route = canonicalRoute(pathname.slice(getPrefix(language).length) || '/');
  return route === UNKNOWN_ROUTE ? route : localizedPath(language, route);
};
