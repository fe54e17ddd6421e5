import { z } from 'zod/mini';
import { localStore, sessionStore, storageKeys } from '../../platform/storage.ts';
import { expiresAt, isUnexpired } from './expiry.ts';
import { createEntry, pendingCode, pendingProfile } from './pending.ts';
import { toProviderPhone } from './phone.ts';

/**
 * The number this tab signs in or up with. The browser's history entries carry numbers as well, and outlive every
 * session: such a number counts only while it equals the attempt's. A tab without an attempt may have a blocked
 * storage, so it accepts the number of the history entry (decision T-08).
 */
const attempt = createEntry(storageKeys.signInAttempt, () =>
  z.object({ phone: z.string(), round: z.string(), until: z.number() }),
);

const readCurrentRound = () => localStore.read(storageKeys.signInRound) ?? '';
/** Whether a session has ended since this tab's attempt began, as far as this phone's storage shows. */
const isOver = () => !['', attempt.read()?.round ?? readCurrentRound()].includes(readCurrentRound());
const clearDraft = () => sessionStore.remove(storageKeys.signUpDraft);

/** The session of this phone ends, and with it all attempts, including those of frozen tabs. */
export const endAllAttempts = (): void => localStore.write(storageKeys.signInRound, String(Math.random()));

export const signInAttempt = {
  /** Called again when the user continues it. */
  start: (phone: string): void => {
    if (isOver()) clearDraft();
    attempt.write({ phone, round: readCurrentRound(), until: expiresAt() });
  },
  isForNumber: (phone: string): boolean => !isOver() && (attempt.read()?.phone ?? phone) === phone,
  /** Whether the attempt is for another number, or has ended. */
  isForOtherNumber: (phone: string): boolean => {
    const number = attempt.read()?.phone;
    return number !== undefined && toProviderPhone(number) !== toProviderPhone(phone);
  },
  /** Empty once the attempt has ended; undefined in a tab without storage. */
  phone: (): string | undefined => attempt.read()?.phone,
  hasExpired: (): boolean => !isUnexpired(attempt.read()?.until ?? expiresAt()),
  /**
   * The attempt has led to a session, or was abandoned: its entries are removed, and the state of navigations is
   * ignored.
   */
  end: (): void => {
    attempt.write({ phone: '', round: readCurrentRound(), until: 0 });
    pendingProfile.remove();
    pendingCode.remove();
    clearDraft();
  },
  /** Whether a session has ended on this phone since the attempt began. */
  isOver,
};
