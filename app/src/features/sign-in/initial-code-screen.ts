import { CODE_EXPIRES_AFTER_MS } from '../account/expiry.ts';
import { readNavigationState } from '../account/navigation-state.ts';
import { type PendingCode, pendingCode } from '../account/pending.ts';
import { signInAttempt } from '../account/sign-in-attempt.ts';

/**
 * The code screen's initial state: the sent code stored in the tab, else the phone number of the navigation without a
 * code, else null. The screen sends a code only if none was sent before (decision G-04); if a sent one is not stored
 * any more, the user requests another.
 */
export const getInitialCodeScreen = (state: unknown, now: number): PendingCode | null => {
  const stored = pendingCode.read();
  const age = stored?.sentAt ? now - stored.sentAt : 0;
  const isExpired = age > CODE_EXPIRES_AFTER_MS;
  if (isExpired) signInAttempt.end();
  const navigationState = readNavigationState(state);
  const isCurrent = stored && !isExpired && signInAttempt.isForNumber(stored.phone);
  if (isCurrent && (navigationState.phone === undefined || navigationState.phone === stored.phone))
    // A clock that was set back must not make the user wait for longer.
    return { ...stored, sentAt: stored.sentAt === null ? null : Math.min(stored.sentAt, now) };
  if (navigationState.phone === undefined) return null;
  return {
    mode: navigationState.isLogin ? 'login' : 'signup',
    phone: navigationState.phone,
    verificationId: null,
    sentAt: navigationState.otpSent ? 0 : null,
    isConfirmed: false,
    mayBeSignedUp: false,
  };
};
