import { z } from 'zod/mini';
import { localStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';

/** What she has agreed to; nothing until she says so (decision T-13). */
export type Consent = {
  /** How she uses Janani may be recorded. */
  analytics: boolean;
  /** Which text she was asked with. */
  version: number;
};

/** The notice's version: a new text asks again (notice.test.tsx holds the fingerprint of each). */
export const CONSENT_VERSION = 1;
const none: Consent = { analytics: false, version: 0 };

const schema = z.object({ analytics: z.boolean(), version: z.number() });

/** Her choice; a choice about an older text, or one that cannot be read, counts as none. */
export const readConsent = (): Consent => {
  const result = z.safeParse(schema, readJson(localStore, storageKeys.consent));
  return result.success && result.data.version === CONSENT_VERSION ? result.data : none;
};

/** Whether she has chosen, one way or the other. */
export const hasChosen = (): boolean => readConsent().version === CONSENT_VERSION;

/** Keeps her choice, when she made it, and the fingerprint of the text she was shown. */
export const writeConsent = (choice: Pick<Consent, 'analytics'>, text = ''): void =>
  writeJson(localStore, storageKeys.consent, {
    ...choice,
    version: CONSENT_VERSION,
    text,
    at: new Date().toISOString(),
  });
