import { z } from 'zod/mini';
import { localStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';

/** What she has agreed to; nothing until she says so (decision T-13). */
export type Consent = {
  analytics: boolean;
  /** Which text she agreed to. */
  version: number;
};

/** The notice's version: a new text asks again. */
export const CONSENT_VERSION = 1;
const none: Consent = { analytics: false, version: 0 };

const schema = z.object({ analytics: z.boolean(), version: z.number() });

/** Her choice; a choice about an older text, or one that cannot be read, counts as none. */
export const readConsent = (): Consent => {
  const result = z.safeParse(schema, readJson(localStore, storageKeys.consent));
  return result.success && result.data.version === CONSENT_VERSION ? result.data : none;
};

export const writeConsent = (choice: Pick<Consent, 'analytics'>): void =>
  writeJson(localStore, storageKeys.consent, { ...choice, version: CONSENT_VERSION });
