import { z } from 'zod/mini';
import { localStore, sessionStore, storageKeys } from '../../platform/storage.ts';
import { expiresAt, isUnexpired } from './expiry.ts';
import { entry, pendingCode, pendingProfile } from './pending.ts';
import { providerPhone } from './phone.ts';

/**
 * The number this tab signs in or up with. The entries of the browser's history carry numbers as well, and outlive
 * every session: one counts only while it is the number of the attempt. A tab without an attempt cannot know, because
 * its storage may be blocked, and believes what it was given (decision T-08).
 */
const attempt = entry(
  storageKeys.signInAttempt,
  z.object({ phone: z.string(), round: z.string(), until: z.number() }),
);

const round = () => localStore.read(storageKeys.signInRound) ?? '';
/** Whether a session has ended since this tab's attempt began: as far as this phone keeps it. */
const isOver = () => !['', attempt.read()?.round ?? round()].includes(round());
const clearDraft = () => sessionStore.remove(storageKeys.signUpDraft);

/** The session of this phone ends: with it all attempts, also those of tabs that sleep through it. */
export const endAllAttempts = (): void => localStore.write(storageKeys.signInRound, String(Math.random()));

export const signInAttempt = {
  /** Also when somebody goes on with it. */
  start: (phone: string): void => {
    if (isOver()) clearDraft();
    attempt.write({ phone, round: round(), until: expiresAt() });
  },
  isWith: (phone: string): boolean => !isOver() && (attempt.read()?.phone ?? phone) === phone,
  /** It is known to be with another number than this one, or to have ended. */
  isOfOther: (phone: string): boolean => {
    const its = attempt.read()?.phone;
    return its !== undefined && providerPhone(its) !== providerPhone(phone);
  },
  /** Empty once it has come to its end; undefined in a tab that keeps nothing. */
  phone: (): string | undefined => attempt.read()?.phone,
  hasExpired: (): boolean => !isUnexpired(attempt.read()?.until ?? expiresAt()),
  /** It has led to a session, or was given up: nothing of it is left, and what history carries counts no more. */
  end: (): void => {
    attempt.write({ phone: '', round: round(), until: 0 });
    pendingProfile.remove();
    pendingCode.remove();
    clearDraft();
  },
  /** A session has ended on this phone since it began. */
  isOver,
};
