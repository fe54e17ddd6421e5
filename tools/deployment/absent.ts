/** A name that no build, no host and no API has. */
export const ABSENT = 'absent-of-verify-deployment';
