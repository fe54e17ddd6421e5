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
import type { IndexedDbState } from './indexed-db.ts';
import { removeHeartbeat } from './remove-heartbeat.ts';

removeHeartbeat();

/** The SDK's app for a user who is confirmed in this tab and not signed in yet. */
const CREDENTIAL_APP = 'proof';

const getPersistence = (app: string, state?: IndexedDbState): Persistence[] => {
  if (app === CREDENTIAL_APP) return [browserSessionPersistence];
  // The SDK reads IndexedDB every 800 ms: if the user is missing there, it signs them out a moment after the sign-in.
  // A database that never responds would block the SDK for ever.
  return state === 'usable'
    ? [indexedDBLocalPersistence, browserLocalPersistence]
    : [browserLocalPersistence];
};

const authByApp = new Map<string, Auth>();

/** The users of an app, opened once: `state` is that of the database. */
export const getAuth = (app: string, state?: IndexedDbState): Auth => {
  const openedAuth = authByApp.get(app);
  if (openedAuth) return openedAuth;
  // Without the popup resolver: phone sign-in needs no popup, and its code stays out of the bundle.
  const auth = initializeAuth(initializeApp(config.firebase, app), {
    persistence: getPersistence(app, state),
  });
  // Unset outside sandbox mode, so that a production build drops the whole line.
  if (import.meta.env.VITE_AUTH_EMULATOR)
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  authByApp.set(app, auth);
  return auth;
};

export const getCredentialAuth = (): Auth => getAuth(CREDENTIAL_APP);

/** The open apps of signed-in users in this tab, except one. */
export const getOpenUserAuths = (except: string | null): Auth[] =>
  [...authByApp].filter(([app]) => app !== CREDENTIAL_APP && app !== except).map(([, auth]) => auth);
