import {
  type Auth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  type User,
  onAuthStateChanged,
  signInWithCredential,
} from 'firebase/auth';
import { getAuth, openUserAuths, credentialAuth } from './firebase-apps.ts';
import { findProviderUser, openUser, getToken, withIdentityErrors } from './provider-user.ts';
import { withTime } from './token-time.ts';
import { type Identity, IdentityError, type PhoneCredential } from './port.ts';
import { getApp } from './provider-storage.ts';

/**
 * A fresh element and a fresh verifier for each send: the emulator hangs on a second send with the same verifier, and
 * a new verifier on a used element fails with the real bot check (firebase-js-sdk issues 8023 and 8747).
 */
const withBotCheck = async <Value>(
  work: (auth: Auth, verifier: RecaptchaVerifier) => Promise<Value>,
): Promise<Value> => {
  const auth = await credentialAuth();
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

const ignore = () => {};

/**
 * Without a network the bot check's script fails to load, which the SDK reports as an internal error
 * (`recaptcha_loader.ts`).
 */
const orOffline = (error: unknown): unknown =>
  !navigator.onLine && error instanceof IdentityError && error.code === 'auth/internal-error'
    ? new IdentityError('auth/network-request-failed', { cause: error })
    : error;

const toCredential = (user: User, idToken: string): PhoneCredential => ({ uid: user.uid, idToken });

const confirmedUser = async (): Promise<User | null> => {
  const auth = await credentialAuth();
  await auth.authStateReady();
  return auth.currentUser;
};

const discardCredential = async () => withIdentityErrors((await credentialAuth()).signOut());

export const firebaseIdentity: Identity = {
  sendCode: async (phone) => {
    const verificationId = await withIdentityErrors(
      withBotCheck((auth, verifier) => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier)),
    ).catch((error: unknown) => {
      throw orOffline(error);
    });
    // The SDK returns the field of a malformed response unchecked.
    if (typeof verificationId !== 'string' || verificationId === '') throw new IdentityError('unknown');
    return verificationId;
  },
  confirm: async (verificationId, code) => {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const auth = await credentialAuth();
    const signIn = async () => (await signInWithCredential(auth, credential)).user;
    let user: User | undefined;
    const idToken = await withIdentityErrors(
      withTime(
        async () => (user = await signIn()).getIdToken(),
        () => true,
      ),
    );
    if (!user) throw new IdentityError('unknown');
    return toCredential(user, idToken);
  },
  refreshCredential: async (phone) => {
    const user = await confirmedUser();
    if (user?.phoneNumber !== phone) return null;
    const idToken = await getToken(user, true);
    return idToken === null ? null : toCredential(user, idToken);
  },
  discardCredential,
  persistProviderUser: async (uid) => {
    const user = await confirmedUser();
    if (user?.uid !== uid) throw new IdentityError('auth/code-expired');
    const app = crypto.randomUUID();
    const auth = await getAuth(app);
    await withIdentityErrors(auth.updateCurrentUser(user));
    await discardCredential();
    return app;
  },
  idToken: async ({ fresh, of }) => {
    const user = await findProviderUser(of);
    return user && getToken(user, fresh);
  },
  signOut: async ({ except }) => {
    for (const auth of await openUserAuths(except && getApp(except)))
      await withIdentityErrors(auth.signOut());
  },
  onSignedOut: (of, listener) => {
    let isStopped = false;
    const checkUser = async () => {
      const user = await findProviderUser(of).catch(() => undefined);
      if (user === null && !isStopped) listener();
    };
    let stop: (() => void) | undefined;
    // A failure to open or to check is reported by the call that needs the user.
    void openUser(of).then((auth) => {
      if (!isStopped) stop = onAuthStateChanged(auth, (user) => void (user ?? checkUser()));
      return undefined;
    }, ignore);
    return () => {
      isStopped = true;
      stop?.();
    };
  },
};
