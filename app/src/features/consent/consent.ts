import { z } from 'zod/mini';
import { clock } from '../../platform/clock.ts';
import { localStore, readJson, storageKeys, writePersonal } from '../../platform/storage.ts';

/** What a user has agreed to; nothing until the user says so (decision T-13). */
export type Consent = {
  /** How the user uses Janani may be recorded. */
  analytics: boolean;
  /** Which text the user was asked with. */
  version: number;
};

/** The notice's version: a new text asks again (notice.test.tsx holds the fingerprint of each). */
export const CONSENT_VERSION = 1;
const none: Consent = { analytics: false, version: 0 };

const schema = z.object({ analytics: z.boolean(), version: z.number() });

/** This user's choice and no other's; one about an older text, or that cannot be read, counts as none. */
export const readConsent = (userId: string): Consent => {
  const result = z.safeParse(schema, readJson(localStore, storageKeys.consent(userId)));
  return result.success && result.data.version === CONSENT_VERSION ? result.data : none;
};

/** Whether the user has chosen, one way or the other. */
export const hasChosen = (userId: string): boolean => readConsent(userId).version === CONSENT_VERSION;

/** Keeps the choice, when it was made, and the fingerprint of the text that was shown. */
export const writeConsent = (userId: string, choice: Pick<Consent, 'analytics'>, text = ''): void =>
  writePersonal(userId, storageKeys.consent(userId), {
    ...choice,
    version: CONSENT_VERSION,
    text,
    at: new Date(clock.now()).toISOString(),
  });
