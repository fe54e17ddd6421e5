import { importAgain } from '../import-again.ts';
import { type Identity, IdentityError } from './port.ts';
import { within } from './within.ts';

/** How long a mother waits for the provider at most; its SDK itself waits up to 60 s on phones. */
export const PROVIDER_TIMEOUT_MS = 20_000;

/** The provider's code is 28 KB, so it loads with the first screen that needs it (quality budget). */
const loadFirebase = importAgain(() => import('./firebase.ts'));
const load = (): Promise<Identity> =>
  loadFirebase().then(
    ({ firebaseIdentity }) => firebaseIdentity,
    (cause: unknown) => {
      throw new IdentityError('auth/network-request-failed', { cause });
    },
  );

/** Asks the provider, its code and its answer together within the time limit. */
const ask = <Value>(work: (provider: Identity) => Promise<Value>): Promise<Value> =>
  within(PROVIDER_TIMEOUT_MS, load().then(work));

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
  idToken: async (options) => (await load()).idToken(options),
  signOut: async () => (await load()).signOut(),
  onChange: (listener) => {
    let stop: (() => void) | undefined;
    let stopped = false;
    void load().then(
      (provider) => {
        if (!stopped) stop = provider.onChange(listener);
        return undefined;
      },
      () => {
        // Offline: nothing is known of her, so nothing changes.
      },
    );
    return () => {
      stopped = true;
      stop?.();
    };
  },
};
