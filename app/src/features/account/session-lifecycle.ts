import type { Authentication, User } from '@janani/api-client';
import type { Identity } from '../../platform/identity/port.ts';
import { type TextStorage, removePersonalEntries } from '../../platform/storage.ts';
import type { AuthStore } from './auth-store.ts';
import { clearStoredSession } from './stored-session.ts';

/** The effects of a session's begin and end: on one phone, and on this tab. */
export type Device = {
  local: TextStorage;
  identity: Pick<Identity, 'persistProviderUser' | 'signOut' | 'discardCredential'>;
  /** Only one tab at a time begins a session or clears entries. */
  lock: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Clears the data of a user whose session has ended from this tab. */
  clearTabData: () => void;
  /** Clears data of a session that ended in another tab from this tab, except this user's. */
  clearOtherUsersData: (userId: string | null) => void;
  /** Discards a guest's events in this tab: the user who signs in in another tab may be another person. */
  clearGuestEvents: () => void;
  /** Clears a sign-in that was begun in this tab with another number than the signed-in user's. */
  clearAttemptForOtherNumber: (phone: string) => void;
  /** Clears every sign-in that was begun on this phone. */
  clearAttempts: () => void;
};

export type NewSession = {
  authentication: Authentication;
  /** The provider's ID of the user. */
  uid: string;
  /** Persists the profile of a user who signs up, before listeners are notified of the session. */
  persistProfile?: () => void;
};

const ignore = () => {};

/**
 * Begins and ends the session of a phone, and synchronises it between tabs. Afterwards the entries on this phone
 * belong to one user, or to none.
 */
export const createSessionLifecycle = (store: AuthStore, device: Device) => {
  const { local, identity, lock } = device;
  const replacedListeners = new Set<(user: User) => void>();

  /** Clears users without a session, and partial sessions; in the lock, because a session may just be beginning. */
  const clearOthers = () =>
    void lock(() => {
      const stored = store.storedUser();
      if (!stored) clearStoredSession(local);
      return identity.signOut({ except: stored });
    }).catch(ignore);

  /** Applies a sign-in or logout of another tab to this tab. */
  const syncFromStorage = (): void => {
    const before = store.get().user?.id;
    const now = store.storedUser()?.id;
    const hasEnded = before !== undefined && now !== before;
    // First, so that state of the former user does not reach the next one.
    if (hasEnded) device.clearTabData();
    else if (before === undefined && now !== undefined) device.clearGuestEvents();
    store.load();
    const { user } = store.get();
    if (user) device.clearAttemptForOtherNumber(user.phone);
    if (!hasEnded) return;
    removePersonalEntries(local, user?.id ?? null);
    clearOthers();
    if (user) for (const listener of replacedListeners) listener(user);
  };

  return {
    syncFromStorage,
    /** Reads the stored session; if there is none, every user's entries are removed. */
    start: (): void => {
      store.load();
      const { user } = store.get();
      removePersonalEntries(local, user?.id ?? null);
      device.clearOtherUsersData(user?.id ?? null);
      if (user) return device.clearAttemptForOtherNumber(user.phone);
      // If the browser does not persist entries, another tab may have a session in its memory.
      if (local.isPersistent()) clearOthers();
    },
    /**
     * Begins the session of a user who is confirmed in this tab. Resolves with `superseded` if another user's session
     * has begun meanwhile in another tab: that session continues.
     */
    begin: ({
      authentication,
      uid,
      persistProfile: persistMore,
    }: NewSession): Promise<'begun' | 'superseded'> =>
      lock(async () => {
        const { id } = authentication.user;
        const isSessionOfOther = () => {
          const stored = store.storedUser();
          return stored !== null && stored.id !== id;
        };
        const app = isSessionOfOther() ? '' : await identity.persistProviderUser(uid);
        // Checked again: without locks another tab may have been faster.
        if (isSessionOfOther()) {
          syncFromStorage();
          await identity.signOut({ except: store.storedUser() });
          return 'superseded';
        }
        removePersonalEntries(local, id);
        device.clearOtherUsersData(null);
        persistMore?.();
        store.setUser(authentication, { uid, app });
        await identity.signOut({ except: store.shownUser() });
        return 'begun';
      }),
    /**
     * Ends the session this tab shows; false if another user's is stored by now. It does not wait for the provider,
     * which may be unreachable.
     */
    end: (): boolean => {
      const before = store.get().user?.id;
      syncFromStorage();
      // Another user's session has begun in another tab: it must not be ended.
      if (store.get().user && store.get().user?.id !== before) return false;
      store.clear();
      device.clearAttempts();
      device.clearTabData();
      removePersonalEntries(local, null);
      void identity.discardCredential().catch(ignore);
      void identity.signOut({ except: null }).catch(ignore);
      return true;
    },
    /**
     * Notifies when another user's session replaces the one this tab shows. Returns the function that unsubscribes.
     */
    onReplaced: (listener: (user: User) => void) => {
      replacedListeners.add(listener);
      return () => replacedListeners.delete(listener);
    },
  };
};

export type SessionLifecycle = ReturnType<typeof createSessionLifecycle>;
