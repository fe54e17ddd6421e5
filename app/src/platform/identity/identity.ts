import type { Identity } from './port.ts';

/** The provider's code is 28 KB, so it loads with the first screen that needs it (quality budget). */
const load = () => import('./firebase.ts').then(({ firebaseIdentity }) => firebaseIdentity);

/** Starts loading the provider before it is asked for anything. */
export const prepareIdentity = (): void => {
  void load().catch(() => {
    // Offline: the call that needs it tries again and reports.
  });
};

export const identity: Identity = {
  sendCode: async (phone) => (await load()).sendCode(phone),
  confirm: async (verificationId, code) => (await load()).confirm(verificationId, code),
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
