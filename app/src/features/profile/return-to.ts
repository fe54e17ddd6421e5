import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { routeAt } from '../../routes/route-at.ts';

const resolve = (text: string, origin: string): URL | null => {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
};

/**
 * The address of a page of the product, as the router knows it; null for all else. Compared as the browser
 * understands it, not as it is written: tabs, backslashes and doubled slashes lead to another host.
 */
export const productAddress = (text: string | null, origin: string): string | null => {
  const url = text === null ? null : resolve(text, origin);
  if (url?.origin !== origin) return null;
  const { pathname, search, hash } = url;
  // The router takes `//` for the first page; a browser would take what follows for a host.
  return !pathname.startsWith('//') && routeAt(pathname) ? pathname + search + hash : null;
};

/** The page a guest wanted before the user had to sign in (decision T-24); only addresses of the product. */
export const readReturnTo = (): string | null =>
  productAddress(sessionStore.read(storageKeys.returnTo), window.location.origin);
