import { identity } from '../../platform/identity/identity.ts';
import { withLock } from '../../platform/lock.ts';
import { localStore } from '../../platform/storage.ts';
import { type AuthStore, createAuthStore } from './auth-store.ts';
import { clearAttemptOfOther, clearAttempts, clearGuest, clearLeftovers, clearTab } from './clear-user.ts';
import { type SessionLifecycle, createSessionLifecycle } from './session-lifecycle.ts';

/** The session of this phone. */
export const createDeviceSession = (auth: AuthStore): SessionLifecycle =>
  createSessionLifecycle(auth, {
    local: localStore,
    identity,
    lock: (work) => withLock('session', work),
    clearTab,
    clearLeftovers,
    clearAttempts,
    clearGuest,
    clearAttemptOfOther,
  });

/**
 * Where no session is stored, nothing of any user stays (decision T-25): also on a public page, which shows nobody
 * and may be the only one that is opened after the browser lost the session.
 */
export const clearFormerUser = (): void => {
  const auth = createAuthStore(localStore);
  if (!auth.stored()) createDeviceSession(auth).start();
};
