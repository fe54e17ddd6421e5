import { type BoundUser, type Identity, IdentityError } from './port.ts';

/** The state of sign-in for a call that is about to be sent. */
export type CallIdentity = {
  /** The user whom this tab shows. */
  shown: () => BoundUser | null;
  /** The user whose session is stored on this phone; every tab has the same. */
  stored: () => BoundUser | null;
  /** Called when the two are different users. */
  onDisagreement: () => void;
};

/**
 * The bearer of a call: a token of the user whom this tab shows, whose session is stored, and whom the provider
 * recognises. If the three differ, the call is not sent. Before it is bound, no user is signed in.
 */
export const createBearer = (identity: Pick<Identity, 'idToken'>) => {
  let calls: CallIdentity | undefined;
  const agreedUser = (): BoundUser | null => {
    const shown = calls?.shown() ?? null;
    const stored = calls?.stored() ?? null;
    if (shown?.id === stored?.id && shown?.app === stored?.app) return shown;
    calls?.onDisagreement();
    throw new IdentityError('session-changed');
  };
  return {
    bind: (to: CallIdentity): void => {
      calls = to;
    },
    /** The user whose calls are made now. */
    user: (): BoundUser | null => calls?.shown() ?? null,
    getIdToken: async ({ fresh }: { fresh: boolean }): Promise<string | null> => {
      const user = agreedUser();
      // A guest's lookups do not wait for the provider.
      if (!user) return null;
      const token = await identity.idToken({ fresh, of: user });
      // Another user may have signed in while the token was pending.
      if (agreedUser()?.id !== user.id) throw new IdentityError('session-changed');
      return token;
    },
  };
};
