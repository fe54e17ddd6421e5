import type { EarlyCall } from '../src/platform/early-call.ts';
import { storedToken } from '../src/platform/identity/stored-token.ts';
import { storageKeys } from '../src/platform/storage.ts';

/** No other character of an address is sent, so that it is certain how the client would write it. */
const SLUG = /^[\w-]+$/;

/** The path of the call with which a page begins (src/data/session-queries.ts); undefined for any other page. */
const callOf = (path: string): string | undefined => {
  const [, page, slug = '', ...rest] = path.split('/');
  if (page === 'session' && SLUG.test(slug) && rest.length === 0) return `/user/sessions/${slug}`;
  if (slug !== '' || window.location.search !== '') return undefined;
  if (page === 'dashboard') return '/user/sessions?limit=10&upcoming=true';
  // A reload restores the search, which is part of the history entry.
  const { usr: view } = (window.history.state ?? {}) as { usr?: { search?: string } | null };
  return page === 'sessions' && !view?.search ? '/user/sessions?page=1&limit=12&upcoming=true' : undefined;
};

type StoredUser = { id?: unknown; phone?: unknown };
type StoredBinding = { user?: unknown; uid?: unknown; app?: unknown };

/** The entries of the session as text: they must not change until the call is sent. */
const entries = () =>
  [storageKeys.authToken, storageKeys.userData, storageKeys.providerUser].map((key) =>
    window.localStorage.getItem(key),
  );

type SentCall = { authorization: string; response: Promise<Response> };

/** Null where the session, the provider's user and the token do not clearly belong together. */
const send = async (url: string): Promise<SentCall | null> => {
  const stored = entries();
  const [token, user, binding] = stored;
  if (token === null) return null;
  const { id, phone } = JSON.parse(user ?? '') as StoredUser;
  const { user: boundTo, uid, app } = JSON.parse(binding ?? '') as StoredBinding;
  const isBound =
    typeof id === 'string' && boundTo === id && typeof uid === 'string' && typeof app === 'string';
  if (!isBound || !phone) return null;
  const idToken = await storedToken({ uid, app });
  if (!idToken || entries().some((entry, index) => entry !== stored[index])) return null;
  const authorization = `Bearer ${idToken}`;
  const response = fetch(url, { headers: { Accept: 'application/json', Authorization: authorization } });
  // It fails where it is used.
  response.catch(() => {});
  return { authorization, response };
};

/**
 * Sends the first call of a signed-in user's page before the app's scripts have been fetched, with the token that the
 * identity provider's SDK has stored (decision T-15). The app takes the response once, and only for the same call with
 * the same token, so that it is of the user whom the page shows. Otherwise it makes the call as usual.
 */
export const sendEarlyCall = (baseUrl: string, path: string): void => {
  const call = callOf(path);
  // A hidden document is being replaced by that of another language (build/prerender/head-scripts.ts).
  if (call === undefined || document.documentElement.hidden) return;
  const { href } = new URL(baseUrl + call, window.location.href);
  const sending = send(href).catch(() => null);
  const take: EarlyCall = (request) => {
    if (request.method !== 'GET' || request.url !== href) return undefined;
    globalThis.earlyCall = undefined;
    return sending.then((sent) =>
      sent?.authorization === request.headers.get('Authorization') ? sent.response : fetch(request),
    );
  };
  globalThis.earlyCall = take;
};
