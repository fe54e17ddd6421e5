import { matchRoutes } from 'react-router-dom';
import { type Route, addressesOf, allRoutes } from './routes.ts';

const table = allRoutes.flatMap((route) => addressesOf(route).map((path) => ({ path, handle: route })));

/** The page of an address, however it is spelt, as the router finds it; undefined where the product has none. */
export const routeAt = (pathname: string): Route | undefined =>
  matchRoutes(table, pathname)?.at(-1)?.route.handle;

/** What is said of an address that no page of the product has: nothing that stands in it. */
export const UNKNOWN_ROUTE = '/*';

/**
 * The route of a path as the table writes it. Which session a user opens is told to nobody (decision T-13),
 * however the address is spelt, and what is no page's address is not told at all.
 */
export const canonicalRoute = (pathname: string): string => routeAt(pathname)?.path ?? UNKNOWN_ROUTE;
