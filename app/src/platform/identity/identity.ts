import { whenIdle } from '@janani/ui/loading';
import { type Identity, IdentityError } from './port.ts';
import { getAppName, removeProviderUsers, removeTabUser } from './provider-storage.ts';
import { isDefect } from '../is-defect.ts';
import { readStoredToken } from './stored-token.ts';
import { withTimeout } from './with-timeout.ts';

/** The longest wait of a user for the provider; its SDK itself waits up to 60 s on phones. */
const PROVIDER_TIMEOUT_MS = 20_000;
/** Shorter than the limit of a call (20 s), so that the call's error names the token. */
const TOKEN_TIMEOUT_MS = 15_000;

/** The provider's code is 28 KB, so it loads with the first screen that needs it (quality, "Budgets"). */
const loadFirebase = () => import('./firebase.ts');
let loading: Promise<Identity> | undefined;
let isLoaded = false;
const load = (): Promise<Identity> => {
  loading = loadFirebase().then(
    ({ firebaseIdentity }) => {
      isLoaded = true;
      return firebaseIdentity;
    },
    (cause: unknown) => {
      throw isDefect(cause) ? cause : new IdentityError('auth/network-request-failed', { cause });
    },
  );
  return loading;
};

/** Calls the provider; loading its code and the call share the time limit. */
const callProvider = <Value>(
  work: (provider: Identity) => Promise<Value>,
  limit = PROVIDER_TIMEOUT_MS,
): Promise<Value> => withTimeout(limit, load().then(work));

/** Calls the provider only if its code is loaded or loading: it is not fetched for this. */
const runIfLoaded = async (work: (provider: Identity) => Promise<void>): Promise<void> => {
  const provider = await loading?.catch(() => undefined);
  if (provider) await work(provider);
};

/** Starts loading the provider before its first use. */
export const prepareIdentity = (): void => {
  void load().catch(() => {
    // Offline: the call that uses the provider tries again and reports.
  });
};

export const identity: Identity = {
  sendCode: (phone) => callProvider((provider) => provider.sendCode(phone)),
  confirm: (verificationId, code) => callProvider((provider) => provider.confirm(verificationId, code)),
  refreshCredential: (phone) => callProvider((provider) => provider.refreshCredential(phone)),
  discardCredential: async () => {
    removeTabUser();
    await runIfLoaded((provider) => provider.discardCredential());
  },
  persistProviderUser: (uid) => callProvider((provider) => provider.persistProviderUser(uid)),
  idToken: async (options) => {
    // The first call of a page does not wait for the SDK, which asks the provider about the user before it gives a
    // token (decision T-15).
    const stored = isLoaded || options.fresh ? null : await readStoredToken(options.boundUser);
    return stored ?? callProvider((provider) => provider.idToken(options), TOKEN_TIMEOUT_MS);
  },
  signOut: async (options) => {
    // Not awaited: the provider's code may fail to load, or never receive a response.
    void runIfLoaded((provider) => provider.signOut(options)).catch(() => {});
    await removeProviderUsers(options.except && getAppName(options.except));
  },
  onSignedOut: (boundUser, listener) => {
    let stop: (() => void) | undefined;
    let isStopped = false;
    // The screen and its data come first.
    void whenIdle()
      .then(load)
      .then(
        (provider) => {
          if (!isStopped) stop = provider.onSignedOut(boundUser, listener);
          return undefined;
        },
        () => {
          // Offline: the provider cannot be asked, so the user stays signed in.
        },
      );
    return () => {
      isStopped = true;
      stop?.();
    };
  },
};
