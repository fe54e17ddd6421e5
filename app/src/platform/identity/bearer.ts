import { type BoundUser, type Identity, IdentityError } from './port.ts';

/** The state of sign-in for a call that is about to be sent. */
export type CallIdentity = {
  /** The user whom this tab shows. */
  shownUser: () => BoundUser | null;
  /** The user whose session is stored on this phone; every tab has the same. */
  storedUser: () => BoundUser | null;
  /** Called when the two are different users. */
  onDisagreement: () => void;
};

/**
 * The bearer of a call: a token of the user whom this tab shows, whose session is stored, and whom the provider
 * recognises. If the three differ, the call is not sent. Before it is bound, no user is signed in.
 */
export const createBearer = (identity: Pick<Identity, 'idToken'>) => {
  let callIdentity: CallIdentity | undefined;
  const getAgreedUser = (): BoundUser | null => {
    const shownUser = callIdentity?.shownUser() ?? null;
    const stored = callIdentity?.storedUser() ?? null;
    if (shownUser?.id === stored?.id && shownUser?.app === stored?.app) return shownUser;
    callIdentity?.onDisagreement();
    throw new IdentityError('session-changed');
  };
  return {
    bind: (newCallIdentity: CallIdentity): void => {
      callIdentity = newCallIdentity;
    },
    /** The user whose calls are made now. */
    user: (): BoundUser | null => callIdentity?.shownUser() ?? null,
    getIdToken: async ({ fresh }: { fresh: boolean }): Promise<string | null> => {
      const user = getAgreedUser();
      // A guest's lookups do not wait for the provider.
      if (!user) return null;
      const token = await identity.idToken({ fresh, boundUser: user });
      // Another user may have signed in while the token was pending.
      if (getAgreedUser()?.id !== user.id) throw new IdentityError('session-changed');
      return token;
    },
  };
};
