import { z } from 'zod/mini';
import { clock } from '../../platform/clock.ts';
import { localStore, readJson, storageKeys, writePersonalEntry } from '../../platform/storage.ts';

/** A user's consent; none until the user gives it (decision T-13). */
export type Consent = {
  /** Consent to analytics. */
  analytics: boolean;
  /** The version of the text that the user was shown. */
  version: number;
};

/** The version of the notice: a new text requires a new choice (notice.test.tsx has the hash of each version). */
export const CONSENT_VERSION = 2;
const noConsent: Consent = { analytics: false, version: 0 };

const schema = z.object({ analytics: z.boolean(), version: z.number() });

/** This user's choice only; one about an older text, or one that cannot be parsed, counts as none. */
export const readConsent = (userId: string): Consent => {
  const result = z.safeParse(schema, readJson(localStore, storageKeys.consent(userId)));
  return result.success && result.data.version === CONSENT_VERSION ? result.data : noConsent;
};

/** Whether the user has made a choice. */
export const hasChosen = (userId: string): boolean => readConsent(userId).version === CONSENT_VERSION;

/** Persists the choice with its time and the hash of the text that was shown. */
export const writeConsent = (userId: string, choice: Pick<Consent, 'analytics'>, textHash = ''): void =>
  writePersonalEntry(userId, storageKeys.consent(userId), {
    ...choice,
    version: CONSENT_VERSION,
    text: textHash,
    at: new Date(clock.now()).toISOString(),
  });
