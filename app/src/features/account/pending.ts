import type { SignUpProfile } from '@janani/api-client';
import { z } from 'zod/mini';
import { localStore, readJson, sessionStore, storageKeys, writeJson } from '../../platform/storage.ts';
import { expiresAt, isUnexpired } from './expiry.ts';
import { validatePhone } from './phone.ts';

/** An entry of a pending sign-in or sign-up, validated when it is read; only then is its schema created. */
export const createEntry = <Value>(key: string, createSchema: () => z.ZodMiniType<Value>) => {
  let schema: z.ZodMiniType<Value> | undefined;
  return {
    read: (): Value | null => {
      const result = z.safeParse((schema ??= createSchema()), readJson(sessionStore, key));
      return result.success ? result.data : null;
    },
    write: (value: Value) => writeJson(sessionStore, key, value),
    remove: () => sessionStore.remove(key),
  };
};

const isValidPhone = (text: string): boolean => validatePhone(text) === undefined;

/** Other text counts as none: no code could be sent to it. */
const readStoredPhone = () => {
  const nonEmptyText = localStore.read(storageKeys.pendingPhone);
  return nonEmptyText !== null && isValidPhone(nonEmptyText) ? nonEmptyText : null;
};

/** The number of a sign-up; outlives the tab (spec §3), and expires half an hour after its last change. */
export const pendingPhone = {
  read: (): string | null => {
    if (!isUnexpired(Number(localStore.read(storageKeys.pendingPhoneUntil)))) pendingPhone.remove();
    return readStoredPhone();
  },
  write: (phone: string): void => {
    localStore.write(storageKeys.pendingPhone, phone);
    localStore.write(storageKeys.pendingPhoneUntil, String(expiresAt()));
  },
  /** Extends the expiry of this number's sign-up. False if another number is stored, or none any more. */
  renew: (phone: string): boolean => {
    const isStored = readStoredPhone() === phone;
    if (isStored) pendingPhone.write(phone);
    return isStored;
  },
  remove: (): void => {
    localStore.remove(storageKeys.pendingPhone);
    localStore.remove(storageKeys.pendingPhoneUntil);
  },
};

const nonEmptyText = z.string().check(z.minLength(1));

/** A profile as it is sent, with the name of its state, of which the backend has only the number. */
export type PendingProfile = SignUpProfile & { state_name?: string };

/** The profile of a sign-up, until the code is confirmed (spec §4). */
export const pendingProfile = createEntry<PendingProfile>(
  storageKeys.pendingProfile,
  () =>
    z.object({
      first_name: nonEmptyText,
      last_name: nonEmptyText,
      due_date: nonEmptyText,
      state_id: z.number(),
      state_name: z.optional(nonEmptyText),
      city: nonEmptyText,
      hospital: nonEmptyText,
      hospital_code: z.optional(nonEmptyText),
      doctor: nonEmptyText,
      doctor_code: z.optional(nonEmptyText),
    }) as z.ZodMiniType<PendingProfile>,
);

export type Mode = 'login' | 'signup';

/** A sent code; survives a reload and a tab that Android closed meanwhile (decision T-22). */
export type PendingCode = {
  mode: Mode;
  /** Ten digits. */
  phone: string;
  /** Null if no code could be sent, or the sent one is used up. */
  verificationId: string | null;
  /** When the last code was sent: milliseconds since 1970; null when none was. */
  sentAt: number | null;
  /** The provider has confirmed the code: only the exchange with the backend remains. */
  isConfirmed: boolean;
  /** The account was requested and the response lost, so it may exist. */
  mayBeSignedUp: boolean;
};

export const pendingCode = createEntry<PendingCode>(storageKeys.pendingCode, () =>
  z.object({
    mode: z.enum(['login', 'signup']),
    phone: z.string().check(z.refine(isValidPhone)),
    verificationId: z.nullable(nonEmptyText),
    sentAt: z.nullable(z.number()),
    isConfirmed: z.boolean(),
    mayBeSignedUp: z.boolean(),
  }),
);
