/**
 * A sign-up that nobody goes on with counts as given up after this time. Every change of its form starts the time
 * anew, so that it is long enough to wait for an SMS or to ask somebody for the name of a hospital; and a phone that
 * is shared shows the number to nobody an hour later.
 */
export const SIGN_UP_EXPIRES_AFTER_MS = 30 * 60_000;

/**
 * A code that was sent is kept for longer: a phone whose clock is put right by an hour in between must not lose it
 * (decision T-22).
 */
export const CODE_EXPIRES_AFTER_MS = 2 * 60 * 60_000;

export const expiresAt = (): number => Date.now() + SIGN_UP_EXPIRES_AFTER_MS;

/** Not so for an end that cannot be read, or that only a clock that was set back can have put so far ahead. */
export const isUnexpired = (until: number): boolean => until > Date.now() && until <= expiresAt();
