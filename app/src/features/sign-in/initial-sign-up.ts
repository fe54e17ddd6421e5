import { clearAttempt, clearStaleAttempt } from '../account/clear-user.ts';
import { readNavigationState } from '../account/navigation-state.ts';
import { pendingPhone } from '../account/pending.ts';
import { signInAttempt } from '../account/sign-in-attempt.ts';

/** The number of a sign-up, and whether it came with the navigation. */
export type InitialSignUp = { phone: string; isFromNavigation: boolean };

/**
 * The number the form is opened for: that of the navigation, else the stored one (spec §2); else null, and the
 * attempt's entries are removed.
 */
export const getInitialSignUp = (state: unknown): InitialSignUp | null => {
  clearStaleAttempt();
  const phoneFromNavigation = readNavigationState(state).phone;
  const phone = phoneFromNavigation ?? pendingPhone.read();
  if (phone) return { phone, isFromNavigation: phoneFromNavigation !== undefined };
  if (signInAttempt.hasExpired()) clearAttempt();
  return null;
};
