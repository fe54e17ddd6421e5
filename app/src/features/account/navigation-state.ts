import { z } from 'zod/mini';
import { signInAttempt } from './sign-in-attempt.ts';

const nonEmptyText = z.string().check(z.minLength(1));

/** The state that the sign-in and sign-up screens pass to the next one (spec §2). */
const navigationState = z.object({
  phone: z.optional(nonEmptyText),
  isLogin: z.optional(z.boolean()),
  otpSent: z.optional(z.boolean()),
});

export type NavigationState = z.output<typeof navigationState>;

/**
 * Reads the state of a navigation. An unreadable state counts as none, and so does that of an attempt that is over.
 */
export const readNavigationState = (state: unknown): NavigationState => {
  const { data } = z.safeParse(navigationState, state);
  if (!data?.phone) return {};
  return signInAttempt.isForNumber(data.phone) && !signInAttempt.hasExpired() ? data : {};
};
