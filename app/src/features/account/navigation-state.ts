import { z } from 'zod/mini';
import { signInAttempt } from './sign-in-attempt.ts';

const text = z.string().check(z.minLength(1));

/** The state that the sign-in and sign-up screens pass to the next one (spec §2). */
const carried = z.object({
  phone: z.optional(text),
  isLogin: z.optional(z.boolean()),
  otpSent: z.optional(z.boolean()),
});

export type CarriedState = z.output<typeof carried>;

/**
 * Reads the state of a navigation. An unreadable state counts as none, and so does that of an attempt that is over.
 */
export const readNavigationState = (state: unknown): CarriedState => {
  const { data } = z.safeParse(carried, state);
  if (!data?.phone) return {};
  return signInAttempt.isWith(data.phone) && !signInAttempt.hasExpired() ? data : {};
};
