import {
  type Auth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  type User,
  onAuthStateChanged,
  signInWithCredential,
} from 'firebase/auth';
import { getAuth, getOpenUserAuths, getCredentialAuth } from './firebase-apps.ts';
import { checkIndexedDb } from './indexed-db.ts';
import { findProviderUser, openUser, getToken, withIdentityErrors } from './provider-user.ts';
import { requestAndSyncClock } from './token-time.ts';
import { type Identity, IdentityError, type PhoneCredential } from './port.ts';
import { getAppName } from './provider-storage.ts';

/**
 * A fresh element and a fresh verifier for each send: the emulator hangs on a second send with the same verifier, and
 * a new verifier on a used element fails with the real reCAPTCHA (firebase-js-sdk issues 8023 and 8747).
 */
const withRecaptcha = async <Value>(
  work: (auth: Auth, verifier: RecaptchaVerifier) => Promise<Value>,
): Promise<Value> => {
  const auth = getCredentialAuth();
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
 * Without a network the reCAPTCHA script fails to load, which the SDK reports as an internal error
 * (`recaptcha_loader.ts`).
 */
const toOfflineError = (error: unknown): unknown =>
  !navigator.onLine && error instanceof IdentityError && error.code === 'auth/internal-error'
    ? new IdentityError('auth/network-request-failed', { cause: error })
    : error;

const toCredential = (user: User, idToken: string): PhoneCredential => ({ uid: user.uid, idToken });

const getConfirmedUser = async (): Promise<User | null> => {
  const auth = getCredentialAuth();
  await auth.authStateReady();
  return auth.currentUser;
};

const discardCredential = async () => withIdentityErrors(getCredentialAuth().signOut());

export const firebaseIdentity: Identity = {
  sendCode: async (phone) => {
    const verificationId = await withIdentityErrors(
      withRecaptcha((auth, verifier) => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier)),
    ).catch((error: unknown) => {
      throw toOfflineError(error);
    });
    // The SDK returns the field of a malformed response unchecked.
    if (typeof verificationId !== 'string' || verificationId === '') throw new IdentityError('unknown');
    return verificationId;
  },
  confirm: async (verificationId, code) => {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const auth = getCredentialAuth();
    const signIn = async () => (await signInWithCredential(auth, credential)).user;
    let user: User | undefined;
    const idToken = await withIdentityErrors(
      requestAndSyncClock(
        async () => (user = await signIn()).getIdToken(),
        () => true,
      ),
    );
    if (!user) throw new IdentityError('unknown');
    return toCredential(user, idToken);
  },
  refreshCredential: async (phone) => {
    const user = await getConfirmedUser();
    if (user?.phoneNumber !== phone) return null;
    const idToken = await getToken(user, true);
    return idToken === null ? null : toCredential(user, idToken);
  },
  discardCredential,
  persistProviderUser: async (uid) => {
    const user = await getConfirmedUser();
    if (user?.uid !== uid) throw new IdentityError('auth/code-expired');
    const app = crypto.randomUUID();
    const auth = getAuth(app, await checkIndexedDb());
    await withIdentityErrors(auth.updateCurrentUser(user));
    await discardCredential();
    return app;
  },
  idToken: async ({ fresh, boundUser }) => {
    const user = await findProviderUser(boundUser);
    return user && getToken(user, fresh);
  },
  signOut: async ({ except }) => {
    for (const auth of getOpenUserAuths(except && getAppName(except)))
      await withIdentityErrors(auth.signOut());
  },
  onSignedOut: (boundUser, listener) => {
    let isStopped = false;
    const checkUser = async () => {
      const user = await findProviderUser(boundUser).catch(() => undefined);
      if (user === null && !isStopped) listener();
    };
    let stop: (() => void) | undefined;
    // A failure to open or to check is reported by the call that needs the user.
    void openUser(boundUser).then((auth) => {
      if (!isStopped) stop = onAuthStateChanged(auth, (user) => void (user ?? checkUser()));
      return undefined;
    }, ignore);
    return () => {
      isStopped = true;
      stop?.();
    };
  },
};
