import { identity } from '../../platform/identity/identity.ts';
import { withLock } from '../../platform/lock.ts';
import { localStore } from '../../platform/storage.ts';
import { type AuthStore, createAuthStore } from './auth-store.ts';
import {
  clearAttemptForOtherNumber,
  clearAttempts,
  clearGuestEvents,
  clearOtherUsersData,
  clearTabData,
} from './clear-user.ts';
import { type SessionLifecycle, createSessionLifecycle } from './session-lifecycle.ts';

/** The session of this phone. */
export const createDeviceSession = (auth: AuthStore): SessionLifecycle =>
  createSessionLifecycle(auth, {
    local: localStore,
    identity,
    lock: (work) => withLock('session', work),
    clearTabData,
    clearOtherUsersData,
    clearAttempts,
    clearGuestEvents,
    clearAttemptForOtherNumber,
  });

/**
 * If no session is stored, every user's entries are removed (decision T-25). Public pages call this too, because one
 * of them may be the only page that is opened after the browser lost the session.
 */
export const clearFormerUser = (): void => {
  const auth = createAuthStore(localStore);
  if (!auth.storedUser()) createDeviceSession(auth).start();
};
