import { removeAnalyticsData } from '../../platform/remove-analytics-data.ts';
import { stopAnalytics } from '../../platform/analytics-tool.ts';
import { analytics } from '../../platform/analytics.ts';
import { identity } from '../../platform/identity/identity.ts';
import { readJson, sessionStore, storageKeys } from '../../platform/storage.ts';
import { pendingPhone } from './pending.ts';
import { endAllAttempts, signInAttempt } from './sign-in-attempt.ts';

type Cleanup = () => unknown;
const cleanups = new Set<Cleanup>();

/** Registers a cleanup of data in memory, which runs whenever a session ends or is replaced. */
export const onSessionEnd = (cleanup: Cleanup): void => {
  cleanups.add(cleanup);
};

const runAll = (steps: Cleanup[]) => {
  for (const step of steps)
    try {
      void Promise.resolve(step()).catch(() => {});
    } catch {
      // The next step still runs: a shared phone must retain nothing of its last user.
    }
};

/** The storage keys of input in this tab that was not submitted. */
const draftKeys = [storageKeys.feedbackDraft, storageKeys.profileDraft];

/** Removes the entries of an abandoned sign-in or sign-up from this tab. */
export const clearAttempt = (): void => runAll([signInAttempt.end, identity.discardCredential]);

/**
 * Clears the data of the user whose session has ended from this tab: drafts, an unfinished sign-in, analytics
 * (decision T-25).
 */
export const clearTabData = (): void =>
  runAll([
    clearAttempt,
    () => sessionStore.remove(storageKeys.returnTo),
    ...draftKeys.map((key) => () => sessionStore.remove(key)),
    // The consent does not apply to the next user of this phone.
    () => stopAnalytics(),
    () => analytics.reset(),
    ...cleanups,
  ]);

const clearDraftOfOtherUser = (key: string, userId: string | null) => {
  const draft = readJson(sessionStore, key) as { userId?: unknown } | null;
  if (draft?.userId !== userId) sessionStore.remove(key);
};

/** The page that a guest requested has no user yet, and is not JSON. */
const clearReturnToOfOtherUser = (userId: string | null) => {
  if (readJson(sessionStore, storageKeys.returnTo) !== null)
    clearDraftOfOtherUser(storageKeys.returnTo, userId);
};

/**
 * Clears data of a session that ended in another tab from this tab, except this user's; a pending sign-in continues.
 */
export const clearOtherUsersData = (userId: string | null): void =>
  runAll([
    ...draftKeys.map((key) => () => clearDraftOfOtherUser(key, userId)),
    () => clearReturnToOfOtherUser(userId),
    ...(userId === null ? [() => removeAnalyticsData()] : []),
  ]);

/** Discards a guest's events that are held for analytics: the next user may be another person. */
export const clearGuestEvents = (): void => analytics.reset();

/** While a user is signed in, a sign-in with another number cannot continue in this tab. */
export const clearAttemptForOtherNumber = (phone: string): void => {
  if (signInAttempt.isForOtherNumber(phone)) clearAttempt();
};

/** The session may have ended while this tab was frozen: an older sign-in does not continue. */
export const clearStaleAttempt = (): void => {
  if (signInAttempt.isOver()) clearAttempt();
};

/** After a session has ended, no sign-in that was begun on this phone continues, in any tab. */
export const clearAttempts = (): void => runAll([() => pendingPhone.remove(), endAllAttempts]);
