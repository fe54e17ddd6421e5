import type { Authentication, User } from '@janani/api-client';
import type { Identity } from '../../platform/identity/port.ts';
import { type TextStorage, removePersonal } from '../../platform/storage.ts';
import type { AuthStore } from './auth-store.ts';
import { clearStoredSession } from './stored-session.ts';

/** What a session begins and ends on: one phone, of which a tab is a part. */
export type Device = {
  local: TextStorage;
  identity: Pick<Identity, 'adopt' | 'signOut' | 'dropProof'>;
  /** One tab at a time begins a session or tidies up. */
  lock: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Forgets what only this tab holds of a user whose session has ended. */
  clearTab: () => void;
  /** Forgets what a session that ended unseen has left in this tab, save what is this user's. */
  clearLeftovers: (userId: string | null) => void;
  /** Forgets what a guest did in this tab: whoever signs in in another may be somebody else. */
  clearGuest: () => void;
  /** Forgets a sign-in that was begun in this tab with another number than that of who is signed in. */
  clearAttemptOfOther: (phone: string) => void;
  /** Forgets every sign-in that was begun on this phone. */
  clearAttempts: () => void;
};

export type Beginning = {
  authentication: Authentication;
  /** The provider's ID of the user. */
  uid: string;
  /** Keeps more of the user, before anybody is told of the session. */
  keep?: () => void;
};

const ignore = () => {};

/**
 * How a session begins, is followed by every tab, and ends. Whichever way it goes, what is on this phone
 * afterwards belongs to one user, or to none.
 */
export const createSessionLifecycle = (store: AuthStore, device: Device) => {
  const { local, identity, lock } = device;
  const replaced = new Set<(user: User) => void>();

  /** Forgets whoever has no session, and half a session; in the lock, since one may just be beginning. */
  const clearOthers = () =>
    void lock(() => {
      const stored = store.stored();
      if (!stored) clearStoredSession(local);
      return identity.signOut({ butFor: stored });
    }).catch(ignore);

  /** Another tab signed in or out: here it is the same. */
  const follow = (): void => {
    const before = store.get().user?.id;
    const now = store.stored()?.id;
    const isOver = before !== undefined && now !== before;
    // First, so that nobody hears of the next user what is meant for the one before.
    if (isOver) device.clearTab();
    else if (before === undefined && now !== undefined) device.clearGuest();
    store.load();
    const { user } = store.get();
    if (user) device.clearAttemptOfOther(user.phone);
    if (!isOver) return;
    removePersonal(local, user?.id ?? null);
    clearOthers();
    if (user) for (const listener of replaced) listener(user);
  };

  return {
    follow,
    /** Reads the saved session; where there is none, nothing of any user stays. */
    start: (): void => {
      store.load();
      const { user } = store.get();
      removePersonal(local, user?.id ?? null);
      device.clearLeftovers(user?.id ?? null);
      if (user) return device.clearAttemptOfOther(user.phone);
      // Where the browser keeps nothing, another tab may have a session in its memory.
      if (local.isKept()) clearOthers();
    },
    /**
     * Begins the session of a user who is confirmed in this tab. Resolves with `overtaken` when another
     * user's has begun meanwhile in another tab: that one stays.
     */
    begin: ({ authentication, uid, keep }: Beginning): Promise<'begun' | 'overtaken'> =>
      lock(async () => {
        const { id } = authentication.user;
        const isOthers = () => {
          const there = store.stored();
          return there !== null && there.id !== id;
        };
        const app = isOthers() ? '' : await identity.adopt(uid);
        // Asked again: without locks another tab may have been faster.
        if (isOthers()) {
          follow();
          await identity.signOut({ butFor: store.stored() });
          return 'overtaken';
        }
        removePersonal(local, id);
        device.clearLeftovers(null);
        keep?.();
        store.setUser(authentication, { uid, app });
        await identity.signOut({ butFor: store.shown() });
        return 'begun';
      }),
    /** Ends the session this tab shows; false when it was another's by now. Nothing waits for the provider: it may be out of reach. */
    end: (): boolean => {
      const before = store.get().user?.id;
      follow();
      // Another user's has begun elsewhere: that is not the one to end.
      if (store.get().user && store.get().user?.id !== before) return false;
      store.clear();
      device.clearAttempts();
      device.clearTab();
      removePersonal(local, null);
      void identity.dropProof().catch(ignore);
      void identity.signOut({ butFor: null }).catch(ignore);
      return true;
    },
    /** Tells when another user's session takes the place of the one this tab shows. Returns how to stop. */
    onReplaced: (listener: (user: User) => void) => {
      replaced.add(listener);
      return () => replaced.delete(listener);
    },
  };
};

export type SessionLifecycle = ReturnType<typeof createSessionLifecycle>;
