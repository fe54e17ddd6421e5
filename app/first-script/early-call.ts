import { DASHBOARD_PAGE_SIZE, PAGE_SIZE } from '../src/data/page-sizes.ts';
import type { EarlyCall } from '../src/platform/early-call.ts';
import { readStoredToken } from '../src/platform/identity/stored-token.ts';
import { storageKeys } from '../src/platform/storage.ts';

/** A slug with any other character is not requested, because the client might encode it differently. */
const SLUG = /^[\w-]+$/;

/** The path of the call with which a page begins (src/data/session-queries.ts); undefined for any other page. */
const getCallPath = (path: string): string | undefined => {
  const [, page, slug = '', ...rest] = path.split('/');
  if (rest.length > 0) return undefined;
  if (page === 'session' && SLUG.test(slug)) return `/user/sessions/${slug}`;
  if (slug !== '' || window.location.search !== '') return undefined;
  if (page === 'dashboard') return `/user/sessions?limit=${DASHBOARD_PAGE_SIZE}&upcoming=true`;
  // A reload restores the search, which is part of the history entry.
  const { usr: routerState } = (window.history.state ?? {}) as { usr?: { search?: string } | null };
  if (page === 'sessions' && !routerState?.search)
    return `/user/sessions?page=1&limit=${PAGE_SIZE}&upcoming=true`;
  return undefined;
};

type StoredUser = { id?: unknown; phone?: unknown };
type StoredProviderUser = { user?: unknown; uid?: unknown; app?: unknown };

/** The stored entries of the sign-in session as text: they must not change until the call is sent. */
const readEntries = () =>
  [storageKeys.authToken, storageKeys.userData, storageKeys.providerUser].map((key) =>
    window.localStorage.getItem(key),
  );

/** An older response may be outdated: the tab was frozen, or its scripts loaded slowly. */
const MAX_AGE_MS = 10_000;
/** Longer than the default, because no user action waits, and the database is slow while the browser parses scripts. */
export const EARLY_DATABASE_WAIT_MS = 1_000;

/** The bearer token of the stored sign-in session; null where its entries, the provider's user and the token do not clearly agree. */
const readBearer = async (): Promise<string | null> => {
  const stored = readEntries();
  const [token, user, providerUser] = stored;
  if (token === null) return null;
  const { id, phone } = JSON.parse(user ?? '') as StoredUser;
  const { user: boundTo, uid, app } = JSON.parse(providerUser ?? '') as StoredProviderUser;
  const isBound =
    typeof id === 'string' && boundTo === id && typeof uid === 'string' && typeof app === 'string';
  if (!isBound || typeof phone !== 'string' || phone === '') return null;
  const idToken = await readStoredToken({ uid, app }, EARLY_DATABASE_WAIT_MS);
  return idToken && readEntries().every((entry, index) => entry === stored[index])
    ? `Bearer ${idToken}`
    : null;
};

/**
 * Sends the first call of a signed-in user's page before the app's scripts have been fetched, with the token that the
 * identity provider's SDK has stored (decision T-15). The app takes the response once, and only for the same call with
 * the same token, so that it is of the user whom the page shows. Otherwise it makes the call as usual.
 */
export const sendEarlyCall = (baseUrl: string, path: string): void => {
  const call = getCallPath(path);
  // A hidden document is being replaced by that of another language (build/prerender/head-scripts.ts).
  if (call === undefined || document.documentElement.hidden) return;
  const { href } = new URL(baseUrl + call, window.location.href);
  let earlyRequest: { authorization: string; response: Promise<Response>; sentAt: number } | undefined;
  const controller = new AbortController();
  const take: EarlyCall = (request) => {
    if (request.method !== 'GET' || request.url !== href) return undefined;
    // From now on the app makes the call itself.
    globalThis.earlyCall = undefined;
    const hasSameToken = earlyRequest?.authorization === request.headers.get('Authorization');
    if (!earlyRequest || !hasSameToken || Date.now() - earlyRequest.sentAt > MAX_AGE_MS) {
      controller.abort();
      return undefined;
    }
    // Chromium delays a second request for a URL while the first is pending.
    request.signal.addEventListener('abort', () => controller.abort());
    return earlyRequest.response;
  };
  globalThis.earlyCall = take;
  const send = async () => {
    const authorization = await readBearer();
    if (!authorization || globalThis.earlyCall !== take) return;
    const response = fetch(href, {
      headers: { Accept: 'application/json', Authorization: authorization },
      signal: controller.signal,
    });
    earlyRequest = { authorization, response, sentAt: Date.now() };
    // The caller that takes the response handles its failure.
    await response;
  };
  send().catch(() => {});
};
