import { FirebaseError } from 'firebase/app';
import { type Auth, type User, onAuthStateChanged } from 'firebase/auth';
import { authOf } from './firebase-apps.ts';
import { localStore, readJson, storageKeys } from '../storage.ts';
import { examineIndexedDb } from './indexed-db.ts';
import { withTime } from './token-time.ts';
import { type BoundUser, IdentityError } from './port.ts';
import { UNNAMED, appOf, isInLocalStorage, putProviderUser, readProviderUser } from './provider-storage.ts';

/** The SDK looks every 800 ms whether another tab signed in or out (spec §9); this covers two looks. */
const OTHER_TAB_MS = 2_000;

export const translated = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (cause) {
    throw new IdentityError(cause instanceof FirebaseError ? cause.code : 'unknown', { cause });
  }
};

/** The provider has removed or stopped the user, or taken the sign-in back: trying again is no use. */
const gone = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);

/** The token this page had of a user last: another one was issued since. The first may come from what the SDK keeps. */
const seen = new WeakMap<User, string>();

/** The user's token; null when the provider does not know the user any more, of which its SDK sees only a part by itself. */
export const tokenOf = async (user: User, fresh: boolean): Promise<string | null> => {
  // An answer without tokens costs the SDK the ones it had (`StsTokenManager.refresh`); asked again, it would take
  // that for the user's end. The next page starts from what is stored.
  if (user.refreshToken === '') throw new IdentityError('auth/internal-error');
  try {
    const before = seen.get(user);
    const token = await translated(
      withTime(
        () => user.getIdToken(fresh),
        (given) => fresh || (before !== undefined && given !== before),
      ),
    );
    seen.set(user, token);
    return token;
  } catch (error) {
    if (error instanceof IdentityError && gone.has(error.code)) return null;
    throw error;
  }
};

/** The user of an app, waiting a moment for one that arrives by the database. */
const arrivingUser = (auth: Auth): Promise<User | null> =>
  new Promise((resolve) => {
    const settle = (user: User | null) => {
      clearTimeout(timer);
      stop();
      resolve(user);
    };
    const timer = setTimeout(() => settle(null), OTHER_TAB_MS);
    const stop = onAuthStateChanged(auth, (user) => user && settle(user));
  });

/** Whether the session stored on this phone is still the one of this app; one of before has none of its own. */
const isStoredApp = (app: string): boolean => {
  const binding = readJson(localStore, storageKeys.providerUser) as { app?: unknown } | null;
  return localStore.read(storageKeys.authToken) !== null && (binding?.app ?? UNNAMED) === app;
};

/**
 * Opens the users of an app. The SDK removes its user for any refusal while it opens, also where the
 * provider is only out of order (`reloadAndSetCurrentUserOrClear`): then the user is put back and asked for
 * once more, since a provider that cannot be reached ends no session.
 */
const open = async (app: string): Promise<Auth> => {
  // Opened without IndexedDB, the SDK would find no user there, which would end the session.
  if (!isInLocalStorage(app) && (await examineIndexedDb()) === 'silent')
    throw new IdentityError('storage-timeout');
  const kept = await readProviderUser(app);
  const auth = await authOf(app);
  await auth.authStateReady();
  if (auth.currentUser || !kept || !isStoredApp(app)) return auth;
  await putProviderUser(kept);
  const user = await arrivingUser(auth);
  // What cannot be asked now is asked with the next call.
  const token = user && (await tokenOf(user, true).catch(() => undefined));
  if (token === null) await auth.signOut();
  return auth;
};

const openings = new Map<string, Promise<Auth>>();
export const openUser = (of: BoundUser): Promise<Auth> => {
  const app = appOf(of);
  const known = openings.get(app);
  if (known) return known;
  const opening = open(app);
  openings.set(app, opening);
  // What failed is tried anew by the next call.
  opening.catch(() => openings.delete(app));
  return opening;
};

/** This user as the provider knows it, waiting a moment for a sign-in of another tab; null when there is none. */
export const knownUser = async (of: BoundUser): Promise<User | null> => {
  const auth = await openUser(of);
  const user = auth.currentUser ?? (await arrivingUser(auth));
  const isThisOne = of.uid === null ? user?.phoneNumber === of.phone : user?.uid === of.uid;
  return isThisOne ? user : null;
};
