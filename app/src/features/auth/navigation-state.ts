import { z } from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** What the sign-in and sign-up screens carry to the next one (spec §2). */
const carried = z.object({
  phone: z.optional(text),
  isLogin: z.optional(z.boolean()),
  otpSent: z.optional(z.boolean()),
});

export type CarriedState = z.output<typeof carried>;

/** Reads the state of a navigation; anything unreadable counts as none. */
export const readCarried = (state: unknown): CarriedState => {
  const result = z.safeParse(carried, state);
  return result.success ? result.data : {};
};
