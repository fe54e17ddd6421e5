import { readJson, sessionStore, storageKeys, writeJson } from '../../platform/storage.ts';
import { findRoute } from '../../routes/find-route.ts';

const parseUrl = (text: string, origin: string): URL | null => {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
};

/**
 * The path of a page of the product, as the router matches it; null for any other text. The resolved URL is compared,
 * not the text, because tabs, backslashes and doubled slashes lead to another host.
 */
export const toProductPath = (text: string | null, origin: string): string | null => {
  const url = text === null ? null : parseUrl(text, origin);
  if (url?.origin !== origin) return null;
  const { pathname, search, hash } = url;
  // The router matches `//` to the first page; a browser would take what follows for a host.
  return !pathname.startsWith('//') && findRoute(pathname) ? pathname + search + hash : null;
};

/**
 * The page that a guest requested before signing in (decision T-24); only paths of the product. The first user who
 * reads it owns it, so that it cannot reach another user after a session that ended elsewhere.
 */
export const readReturnTo = (userId: string): string | null => {
  const owned = readJson(sessionStore, storageKeys.returnTo) as { userId?: unknown; path?: unknown } | null;
  const isOwned = typeof owned === 'object' && owned !== null;
  if (isOwned && owned.userId !== userId) return null;
  const text = isOwned ? String(owned.path) : sessionStore.read(storageKeys.returnTo);
  const path = toProductPath(text, window.location.origin);
  if (path !== null && !isOwned) writeJson(sessionStore, storageKeys.returnTo, { userId, path });
  return path;
};
