import { FirebaseError, initializeApp } from 'firebase/app';
import {
  PhoneAuthProvider,
  RecaptchaVerifier,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithCredential,
} from 'firebase/auth';
import { config } from '../config.ts';
import { type Identity, IdentityError } from './port.ts';

/** The SDK itself waits up to 60 s on phones; nobody does. */
const SEND_TIMEOUT_MS = 20_000;

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

const within = <Value>(ms: number, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new IdentityError('auth/timeout')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

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
    within(
      SEND_TIMEOUT_MS,
      translated(withBotCheck((verifier) => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier))),
    ),
  confirm: async (verificationId, code) => {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const { user } = await within(SEND_TIMEOUT_MS, translated(signInWithCredential(auth, credential)));
    return translated(user.getIdToken());
  },
  idToken: async ({ fresh }) => {
    await auth.authStateReady();
    return auth.currentUser ? translated(auth.currentUser.getIdToken(fresh)) : null;
  },
  signOut: () => translated(auth.signOut()),
  onChange: (listener) => onAuthStateChanged(auth, (user) => listener(user !== null)),
};
