import { FirebaseError, initializeApp } from 'firebase/app';
import {
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
import { type Identity, IdentityError } from './port.ts';

/** The SDK looks every 800 ms whether another tab signed in or out (spec §9); this covers two looks. */
const OTHER_TAB_MS = 2_000;

// Without the popup resolver: phone sign-in needs no popup, and its code stays out of the bundle.
const auth = initializeAuth(initializeApp(config.firebase), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
// Unset outside sandbox mode, so that a production build drops the whole line.
if (import.meta.env.VITE_AUTH_EMULATOR)
  connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });

const translated = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (cause) {
    throw new IdentityError(cause instanceof FirebaseError ? cause.code : 'unknown', { cause });
  }
};

/** The user the provider knows, waiting a moment for one that another tab signed in; null when there is none. */
const knownUser = async (): Promise<User | null> => {
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
const withBotCheck = async <Value>(work: (verifier: RecaptchaVerifier) => Promise<Value>): Promise<Value> => {
  const slot = document.createElement('div');
  document.querySelector('#bot-check')?.append(slot);
  const verifier = new RecaptchaVerifier(auth, slot, { size: 'invisible', badge: 'bottomleft' });
  try {
    return await work(verifier);
  } finally {
    verifier.clear();
    slot.remove();
  }
};

export const firebaseIdentity: Identity = {
  sendCode: (phone) =>
    translated(withBotCheck((verifier) => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier))),
  confirm: async (verificationId, code) => {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const { user } = await translated(signInWithCredential(auth, credential));
    return translated(user.getIdToken());
  },
  proof: async (phone) => {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user?.phoneNumber !== phone) return null;
    try {
      return await translated(user.getIdToken(true));
    } catch (error) {
      // A user the provider has forgotten is signed out by the SDK itself.
      if (auth.currentUser === null) return null;
      throw error;
    }
  },
  idToken: async ({ fresh }) => {
    const user = await knownUser();
    return user && translated(user.getIdToken(fresh));
  },
  signOut: () => translated(auth.signOut()),
  onChange: (listener) => {
    let isStopped = false;
    const tell = async (user: User | null) => {
      const isKnown = (user ?? (await knownUser())) !== null;
      if (!isStopped) listener(isKnown);
    };
    const stop = onAuthStateChanged(auth, (user) => void tell(user));
    return () => {
      isStopped = true;
      stop();
    };
  },
};
