import { matchPath } from 'react-router-dom';
import { type Route, addressesOf, allRoutes } from './routes.ts';

/** The page of an address; undefined where the product has none. */
export const routeAt = (pathname: string): Route | undefined =>
  allRoutes.find((route) => addressesOf(route).some((path) => matchPath(path, pathname) !== null));
