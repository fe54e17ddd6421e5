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
import { examineIndexedDb } from './indexed-db.ts';
import { removeHeartbeat } from './without-heartbeat.ts';

removeHeartbeat();

/** The SDK's app for a user who is confirmed in this tab and not signed in yet. */
const PROOF = 'proof';

const persistenceOf = async (app: string): Promise<Persistence[]> => {
  if (app === PROOF) return [browserSessionPersistence];
  // The SDK reads IndexedDB every 800 ms: if the user is missing there, it signs them out a moment after the sign-in.
  // A database that never responds would block the SDK for ever.
  return (await examineIndexedDb()) === 'sound'
    ? [indexedDBLocalPersistence, browserLocalPersistence]
    : [browserLocalPersistence];
};

// Without the popup resolver: phone sign-in needs no popup, and its code stays out of the bundle.
const open = async (app: string): Promise<Auth> => {
  const persistence = await persistenceOf(app);
  const auth = initializeAuth(initializeApp(config.firebase, app), { persistence });
  // Unset outside sandbox mode, so that a production build drops the whole line.
  if (import.meta.env.VITE_AUTH_EMULATOR)
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
};

const opened = new Map<string, Promise<Auth>>();

/** The users of an app, opened once. */
export const authOf = (app: string): Promise<Auth> => {
  const known = opened.get(app);
  if (known) return known;
  const opening = open(app);
  opened.set(app, opening);
  return opening;
};

export const proofAuth = (): Promise<Auth> => authOf(PROOF);

/** The open apps of signed-in users in this tab, except one. */
export const openUserAuths = (butOf: string | null): Promise<Auth[]> =>
  Promise.all([...opened].filter(([app]) => app !== PROOF && app !== butOf).map(([, auth]) => auth));
