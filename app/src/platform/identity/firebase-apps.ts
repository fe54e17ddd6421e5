import { initializeApp } from 'firebase/app';
import {
  type Auth,
  type Persistence,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { config } from '../config.ts';
import { type IndexedDbState, checkIndexedDb } from './indexed-db.ts';
import { removeHeartbeat } from './remove-heartbeat.ts';

removeHeartbeat();

/** The SDK's app for a user who is confirmed in this tab and not signed in yet. */
const CREDENTIAL_APP = 'proof';

const getPersistence = async (app: string, state?: IndexedDbState): Promise<Persistence[]> => {
  if (app === CREDENTIAL_APP) return [browserSessionPersistence];
  // The SDK reads IndexedDB every 800 ms: if the user is missing there, it signs them out a moment after the sign-in.
  // A database that never responds would block the SDK for ever.
  return (state ?? (await checkIndexedDb())) === 'usable'
    ? [indexedDBLocalPersistence, browserLocalPersistence]
    : [browserLocalPersistence];
};

// Without the popup resolver: phone sign-in needs no popup, and its code stays out of the bundle.
const openAuth = async (app: string, state?: IndexedDbState): Promise<Auth> => {
  const persistence = await getPersistence(app, state);
  const auth = initializeAuth(initializeApp(config.firebase, app), { persistence });
  // Unset outside sandbox mode, so that a production build drops the whole line.
  if (import.meta.env.VITE_AUTH_EMULATOR)
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
};

const authByApp = new Map<string, Promise<Auth>>();

/** The users of an app, opened once. `state` is that of the database if the caller has checked it. */
export const getAuth = (app: string, state?: IndexedDbState): Promise<Auth> => {
  const pendingAuth = authByApp.get(app);
  if (pendingAuth) return pendingAuth;
  const opening = openAuth(app, state);
  authByApp.set(app, opening);
  return opening;
};

export const getCredentialAuth = (): Promise<Auth> => getAuth(CREDENTIAL_APP);

/** The open apps of signed-in users in this tab, except one. */
export const getOpenUserAuths = (except: string | null): Promise<Auth[]> =>
  Promise.all(
    [...authByApp].filter(([app]) => app !== CREDENTIAL_APP && app !== except).map(([, auth]) => auth),
  );
