import { analytics } from '../../platform/analytics.ts';
import { stopAnalytics } from '../../platform/analytics-tool.ts';
import { identity } from '../../platform/identity/identity.ts';
import { keysOf, localStore, sessionStore, storageKeys } from '../../platform/storage.ts';
import { pendingCode, pendingPhone, pendingProfile } from './pending.ts';
import { endAllAttempts, signInAttempt } from './sign-in-attempt.ts';

type Forgetting = () => unknown;
const others = new Set<Forgetting>();

/** Has a feature's own copies removed at logout as well. */
export const atLogOut = (forget: Forgetting): void => {
  others.add(forget);
};

const attempt = (forget: Forgetting) => {
  try {
    void Promise.resolve(forget()).catch(() => {});
  } catch {
    // The next step still runs: a shared phone keeps nothing of her.
  }
};

/** What only this tab holds of her: its storage, and what the features keep in memory. */
const inThisTab = (): Forgetting[] => [
  () => pendingProfile.remove(),
  () => pendingCode.remove(),
  () => signInAttempt.end(),
  () => sessionStore.remove(storageKeys.returnTo),
  () => sessionStore.remove(storageKeys.feedbackDraft),
  () => sessionStore.remove(storageKeys.profileDraft),
  // Her agreement was hers alone: nobody after her on this phone has given it.
  () => stopAnalytics(),
  () => analytics.reset(),
  ...others,
];

/**
 * What is left to forget once the token and the user data are gone: spec §4's list first, then
 * everything else on this device, each as well as it goes (decision T-25).
 */
export const forgetEverything = (userId: string | undefined): void => {
  pendingPhone.remove();
  endAllAttempts();
  const steps: Forgetting[] = [
    ...inThisTab(),
    () => identity.signOut(),
    () => localStore.remove(storageKeys.consent),
    ...(userId === undefined ? [] : keysOf(userId)).map((key) => () => localStore.remove(key)),
  ];
  for (const step of steps) attempt(step);
};

/** She signed out in another tab, or somebody else signed in there: nothing of her stays in this one. */
export const forgetInThisTab = (): void => {
  for (const step of inThisTab()) attempt(step);
};
