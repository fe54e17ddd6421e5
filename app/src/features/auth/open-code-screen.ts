import { readCarried } from './navigation-state.ts';
import { type PendingCode, pendingCode } from './pending.ts';

/**
 * What the code screen works with when it opens: the code on its way as kept in the tab, else the
 * carried phone without a code (one is then sent here, decision G-04), else nothing.
 */
export const openCodeScreen = (state: unknown): PendingCode | null => {
  const carried = readCarried(state);
  const kept = pendingCode.read();
  if (kept && (carried.phone === undefined || carried.phone === kept.phone)) return kept;
  if (carried.phone === undefined) return null;
  return {
    mode: carried.isLogin ? 'login' : 'signup',
    phone: carried.phone,
    verificationId: null,
    sentAt: 0,
  };
};
