import { identity } from '../../platform/identity/identity.ts';
import { type PendingCode, pendingCode } from './pending.ts';
import { toInternational } from './phone.ts';

/** Spec §9: a code can be sent again after 30 seconds. */
export const RESEND_AFTER_MS = 30_000;

/** Sends a code and keeps what the code screen needs, so that it survives a reload (decision T-22). */
export const sendCode = async (phone: string, mode: PendingCode['mode']): Promise<PendingCode> => {
  const verificationId = await identity.sendCode(toInternational(phone));
  const pending = { mode, phone, verificationId, sentAt: Date.now() };
  pendingCode.write(pending);
  return pending;
};
