import { FirebaseError } from 'firebase/app';
import { type Auth, type User, onAuthStateChanged } from 'firebase/auth';
import { getAuth } from './firebase-apps.ts';
import { localStore, readJson, storageKeys } from '../storage.ts';
import { checkIndexedDb } from './indexed-db.ts';
import { requestAndSyncClock } from './token-time.ts';
import { type BoundUser, IdentityError } from './port.ts';
import {
  DEFAULT_APP,
  getAppName,
  isInLocalStorage,
  putProviderUser,
  readProviderUser,
} from './provider-storage.ts';

/** The SDK checks every 800 ms whether another tab signed in or out (spec §9); this covers two checks. */
const OTHER_TAB_MS = 2_000;

export const withIdentityErrors = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (cause) {
    throw new IdentityError(cause instanceof FirebaseError ? cause.code : 'unknown', { cause });
  }
};

/** The provider has deleted or disabled the user, or revoked the sign-in: a retry does not help. */
const unknownUserCodes = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);

/**
 * The last token of each user on this page. A token that differs from it was issued since; the first one may come
 * from the SDK's cache.
 */
const lastTokens = new WeakMap<User, string>();

/**
 * The user's token; null when the provider no longer recognises the user, which the SDK detects only for some errors.
 */
export const getToken = async (user: User, fresh: boolean): Promise<string | null> => {
  // After a response without tokens the SDK discards the stored ones (`StsTokenManager.refresh`); its next request
  // would sign the user out. The next page starts from the stored ones.
  if (user.refreshToken === '') throw new IdentityError('auth/internal-error');
  try {
    const before = lastTokens.get(user);
    const token = await withIdentityErrors(
      requestAndSyncClock(
        () => user.getIdToken(fresh),
        (issued) => fresh || (before !== undefined && issued !== before),
      ),
    );
    lastTokens.set(user, token);
    return token;
  } catch (error) {
    if (error instanceof IdentityError && unknownUserCodes.has(error.code)) return null;
    throw error;
  }
};

/** The user of an app; waits a moment for one that another tab is storing. */
const waitForUser = (auth: Auth): Promise<User | null> =>
  new Promise((resolve) => {
    const finish = (user: User | null) => {
      clearTimeout(timer);
      stop();
      resolve(user);
    };
    const timer = setTimeout(() => finish(null), OTHER_TAB_MS);
    const stop = onAuthStateChanged(auth, (user) => user && finish(user));
  });

/** Whether the session stored on this phone belongs to this app; an older session uses the SDK's default app. */
const isStoredApp = (app: string): boolean => {
  const binding = readJson(localStore, storageKeys.providerUser) as { app?: unknown } | null;
  return localStore.read(storageKeys.authToken) !== null && (binding?.app ?? DEFAULT_APP) === app;
};

/**
 * Opens the users of an app. The SDK removes its user on any refusal during opening, even if the provider only has an
 * outage (`reloadAndSetCurrentUserOrClear`). Then the user is restored and checked once more, because an unreachable
 * provider does not end a session.
 */
const openAuth = async (app: string): Promise<Auth> => {
  // Without IndexedDB the SDK would find no user, which would end the session.
  const state = await checkIndexedDb();
  if (state === 'unresponsive' && !isInLocalStorage(app)) throw new IdentityError('storage-timeout');
  const row = await readProviderUser(app);
  // Not checked again: in a page that was frozen meanwhile a second check would be over before the database responds.
  const auth = getAuth(app, state);
  await auth.authStateReady();
  if (auth.currentUser || !row || !isStoredApp(app)) return auth;
  await putProviderUser(row);
  const user = await waitForUser(auth);
  // If the user is not found yet, or the check fails now, the next call repeats it.
  const token = user ? await getToken(user, true).catch(() => undefined) : undefined;
  if (token === null) await auth.signOut();
  return auth;
};

const authByApp = new Map<string, Promise<Auth>>();
export const openUser = (boundUser: BoundUser): Promise<Auth> => {
  const app = getAppName(boundUser);
  const pendingAuth = authByApp.get(app);
  if (pendingAuth) return pendingAuth;
  const opening = openAuth(app);
  authByApp.set(app, opening);
  // After a failure the next call opens again.
  opening.catch(() => authByApp.delete(app));
  return opening;
};

/** The provider's record of this user; null if there is none, also after a pending sign-in in another tab. */
export const findProviderUser = async (boundUser: BoundUser): Promise<User | null> => {
  const auth = await openUser(boundUser);
  const user = auth.currentUser ?? (await waitForUser(auth));
  const isSameUser =
    boundUser.uid === null ? user?.phoneNumber === boundUser.phone : user?.uid === boundUser.uid;
  return isSameUser ? user : null;
};
