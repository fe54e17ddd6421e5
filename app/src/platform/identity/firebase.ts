import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  type User,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithCredential,
} from 'firebase/auth';
import { config } from '../config.ts';
import { isIndexedDbLying } from './indexed-db.ts';
import { type Identity, IdentityError } from './port.ts';

/** The SDK looks every 800 ms whether another tab signed in or out (spec §9); this covers two looks. */
const OTHER_TAB_MS = 2_000;

// Without the popup resolver: phone sign-in needs no popup, and its code stays out of the bundle.
const open = async (): Promise<Auth> => {
  // The SDK believes IndexedDB and looks into it every 800 ms: a user that is not there any more is signed
  // out, a moment after she has signed in.
  const persistence = (await isIndexedDbLying())
    ? [browserLocalPersistence]
    : [indexedDBLocalPersistence, browserLocalPersistence];
  const auth = initializeAuth(initializeApp(config.firebase), { persistence });
  // Unset outside sandbox mode, so that a production build drops the whole line.
  if (import.meta.env.VITE_AUTH_EMULATOR)
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
};
const opened = open();

const translated = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (cause) {
    throw new IdentityError(cause instanceof FirebaseError ? cause.code : 'unknown', { cause });
  }
};

/** The provider has removed or stopped the user, or taken her sign-in back: trying again is no use. */
const gone = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);

/** Her token; null when the provider does not know her any more, of which its SDK sees only a part by itself. */
const tokenOf = async (user: User, fresh: boolean): Promise<string | null> => {
  try {
    return await translated(user.getIdToken(fresh));
  } catch (error) {
    if (error instanceof IdentityError && gone.has(error.code)) return null;
    throw error;
  }
};

/** The user the provider knows, waiting a moment for one that another tab signed in; null when there is none. */
const knownUser = async (): Promise<User | null> => {
  const auth = await opened;
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser;
  return new Promise((resolve) => {
    const settle = (user: User | null) => {
      clearTimeout(timer);
      stop();
      resolve(user);
    };
    const timer = setTimeout(() => settle(null), OTHER_TAB_MS);
    const stop = onAuthStateChanged(auth, (user) => user && settle(user));
  });
};

/**
 * A fresh element and a fresh verifier for each send: the emulator hangs on a second send with the
 * same verifier, and a new verifier on a used element fails with the real bot check
 * (firebase-js-sdk issues 8023 and 8747).
 */
const withBotCheck = async <Value>(
  work: (auth: Auth, verifier: RecaptchaVerifier) => Promise<Value>,
): Promise<Value> => {
  const auth = await opened;
  const slot = document.createElement('div');
  document.querySelector('#bot-check')?.append(slot);
  const verifier = new RecaptchaVerifier(auth, slot, { size: 'invisible', badge: 'bottomleft' });
  try {
    return await work(auth, verifier);
  } finally {
    verifier.clear();
    slot.remove();
  }
};

export const firebaseIdentity: Identity = {
  sendCode: async (phone) => {
    const verificationId = await translated(
      withBotCheck((auth, verifier) => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier)),
    );
    // The SDK hands on what an answer of the wrong shape has in its place.
    if (typeof verificationId !== 'string' || verificationId === '') throw new IdentityError('unknown');
    return verificationId;
  },
  confirm: async (verificationId, code) => {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const { user } = await translated(signInWithCredential(await opened, credential));
    return translated(user.getIdToken());
  },
  proof: async (phone) => {
    const auth = await opened;
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user?.phoneNumber !== phone) return null;
    return tokenOf(user, true);
  },
  idToken: async ({ fresh }) => {
    const user = await knownUser();
    return user && tokenOf(user, fresh);
  },
  signOut: async () => translated((await opened).signOut()),
  onChange: (listener) => {
    let isStopped = false;
    const tell = async (user: User | null) => {
      const isKnown = (user ?? (await knownUser())) !== null;
      if (!isStopped) listener(isKnown);
    };
    let stop: (() => void) | undefined;
    void opened.then((auth) => {
      if (!isStopped) stop = onAuthStateChanged(auth, (user) => void tell(user));
      return undefined;
    });
    return () => {
      isStopped = true;
      stop?.();
    };
  },
};
