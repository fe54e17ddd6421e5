import { type BoundUser, type Identity, IdentityError } from './port.ts';

/** What the state of sign-in says of a call that is about to leave. */
export type CallIdentity = {
  /** Whom this tab shows. */
  shown: () => BoundUser | null;
  /** Whose session is stored on this phone; every tab has the same. */
  stored: () => BoundUser | null;
  /** The two are not the same user. */
  onDisagreement: () => void;
};

/**
 * The bearer of a call: a token of the user whom this tab shows, whose session is stored, and whom the
 * provider vouches for. Where the three disagree, no call leaves. Nobody is signed in before it is bound.
 */
export const createBearer = (identity: Pick<Identity, 'idToken'>) => {
  let calls: CallIdentity | undefined;
  const agreed = (): BoundUser | null => {
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
    /** Whose calls are made now. */
    user: (): BoundUser | null => calls?.shown() ?? null,
    getIdToken: async ({ fresh }: { fresh: boolean }): Promise<string | null> => {
      const user = agreed();
      // A guest's look-ups do not wait for the provider.
      if (!user) return null;
      const token = await identity.idToken({ fresh, of: user });
      // Somebody else may have signed in while the provider was asked.
      if (agreed()?.id !== user.id) throw new IdentityError('session-changed');
      return token;
    },
  };
};
