import { removeTraces } from '../../platform/analytics-traces.ts';
import { stopAnalytics } from '../../platform/analytics-tool.ts';
import { analytics } from '../../platform/analytics.ts';
import { identity } from '../../platform/identity/identity.ts';
import { readJson, sessionStore, storageKeys } from '../../platform/storage.ts';
import { pendingPhone } from './pending.ts';
import { endAllAttempts, signInAttempt } from './sign-in-attempt.ts';

type Cleanup = () => unknown;
const memories = new Set<Cleanup>();

/** Has what a feature holds in memory forgotten as well, whenever a session ends or is replaced. */
export const onSessionEnd = (memory: Cleanup): void => {
  memories.add(memory);
};

const runAll = (steps: Cleanup[]) => {
  for (const step of steps)
    try {
      void Promise.resolve(step()).catch(() => {});
    } catch {
      // The next step still runs: a shared phone keeps nothing of its last user.
    }
};

/** What was written in this tab and not sent. */
const drafts = [storageKeys.feedbackDraft, storageKeys.profileDraft];

/** Nothing of a sign-in or sign-up that will not be gone on with stays in this tab. */
export const clearAttempt = (): void => runAll([signInAttempt.end, identity.dropProof]);

/** What only this tab holds of the user whose session has ended: drafts, a sign-in begun, analytics (decision T-25). */
export const clearTab = (): void =>
  runAll([
    clearAttempt,
    () => sessionStore.remove(storageKeys.returnTo),
    ...drafts.map((key) => () => sessionStore.remove(key)),
    // The agreement was this user's alone: nobody after on this phone has given it.
    () => stopAnalytics(),
    () => analytics.reset(),
    ...memories,
  ]);

const clearDraftOfOther = (key: string, userId: string | null) => {
  const draft = readJson(sessionStore, key) as { userId?: unknown } | null;
  if (draft?.userId !== userId) sessionStore.remove(key);
};

/** The page that a guest wants has no user yet, and is no JSON. */
const clearReturnToOfOther = (userId: string | null) => {
  if (readJson(sessionStore, storageKeys.returnTo) !== null) clearDraftOfOther(storageKeys.returnTo, userId);
};

/**
 * What a session that ended unseen has left in this tab, save what is this user's; a sign-in that is under way
 * goes on.
 */
export const clearLeftovers = (userId: string | null): void =>
  runAll([
    ...drafts.map((key) => () => clearDraftOfOther(key, userId)),
    () => clearReturnToOfOther(userId),
    ...(userId === null ? [() => removeTraces()] : []),
  ]);

/** What a guest did in this tab, and is held for analytics: whoever signs in next may be somebody else. */
export const clearGuest = (): void => analytics.reset();

/** While this number's user is signed in, a sign-in of another one cannot go on in this tab. */
export const clearAttemptOfOther = (phone: string): void => {
  if (signInAttempt.isOfOther(phone)) clearAttempt();
};

/** This tab may have slept through the end of a session: a sign-in from before it does not go on. */
export const clearStaleAttempt = (): void => {
  if (signInAttempt.isOver()) clearAttempt();
};

/** No sign-in that was begun on this phone goes on after a session has ended, in no tab. */
export const clearAttempts = (): void => runAll([() => pendingPhone.remove(), endAllAttempts]);
