/**
 * An abandoned sign-up expires after this time. Every change of its form restarts it. It is long enough to wait for an
 * SMS or to ask for the name of a hospital, and short enough that a shared phone does not show the number to the next
 * user.
 */
export const SIGN_UP_EXPIRES_AFTER_MS = 30 * 60_000;

/** A sent code expires later: a correction of the phone's clock by an hour must not lose it (decision T-22). */
export const CODE_EXPIRES_AFTER_MS = 2 * 60 * 60_000;

export const expiresAt = (): number => Date.now() + SIGN_UP_EXPIRES_AFTER_MS;

/**
 * An expiry that cannot be parsed has passed, and so has one so far ahead that only a clock that was set back explains
 * it.
 */
export const isUnexpired = (until: number): boolean => until > Date.now() && until <= expiresAt();
