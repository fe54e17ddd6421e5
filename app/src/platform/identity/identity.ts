import { type Identity, IdentityError } from './port.ts';
import { appOf, removeProviderUsers, removeTabUser } from './provider-storage.ts';
import { withTimeout } from './with-timeout.ts';

/** How long a user waits for the provider at most; its SDK itself waits up to 60 s on phones. */
const PROVIDER_TIMEOUT_MS = 20_000;
/** Shorter than a call may take (20 s), so that the error of a call says what it waited for. */
const TOKEN_TIMEOUT_MS = 15_000;

/** The provider's code is 28 KB, so it loads with the first screen that needs it (quality, "Budgets"). */
const loadFirebase = () => import('./firebase.ts');
let loading: Promise<Identity> | undefined;
const load = (): Promise<Identity> => {
  loading = loadFirebase().then(
    ({ firebaseIdentity }) => firebaseIdentity,
    (cause: unknown) => {
      throw new IdentityError('auth/network-request-failed', { cause });
    },
  );
  return loading;
};

/** Asks the provider, its code and its answer together within the time limit. */
const ask = <Value>(
  work: (provider: Identity) => Promise<Value>,
  limit = PROVIDER_TIMEOUT_MS,
): Promise<Value> => withTimeout(limit, load().then(work));

/** Has the provider do something where its code is here or on its way: it is not fetched for that. */
const ifLoaded = async (work: (provider: Identity) => Promise<void>): Promise<void> => {
  const provider = await loading?.catch(() => undefined);
  if (provider) await work(provider);
};

/** Starts loading the provider before it is asked for anything. */
export const prepareIdentity = (): void => {
  void load().catch(() => {
    // Offline: the call that needs it tries again and reports.
  });
};

export const identity: Identity = {
  sendCode: (phone) => ask((provider) => provider.sendCode(phone)),
  confirm: (verificationId, code) => ask((provider) => provider.confirm(verificationId, code)),
  proof: (phone) => ask((provider) => provider.proof(phone)),
  dropProof: async () => {
    removeTabUser();
    await ifLoaded((provider) => provider.dropProof());
  },
  adopt: (uid) => ask((provider) => provider.adopt(uid)),
  idToken: (options) => ask((provider) => provider.idToken(options), TOKEN_TIMEOUT_MS),
  signOut: async (options) => {
    // At once: its own code may be missing, or wait for an answer that never comes.
    void ifLoaded((provider) => provider.signOut(options)).catch(() => {});
    await removeProviderUsers(options.butFor && appOf(options.butFor));
  },
  onSignedOut: (of, listener) => {
    let stop: (() => void) | undefined;
    let stopped = false;
    void load().then(
      (provider) => {
        if (!stopped) stop = provider.onSignedOut(of, listener);
        return undefined;
      },
      () => {
        // Offline: nothing is known of the user, so nothing changes.
      },
    );
    return () => {
      stopped = true;
      stop?.();
    };
  },
};
