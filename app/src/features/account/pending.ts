import type { SignUpProfile } from '@janani/api-client';
import { z } from 'zod/mini';
import { localStore, readJson, sessionStore, storageKeys, writeJson } from '../../platform/storage.ts';
import { expiresAt, isUnexpired } from './expiry.ts';
import { phoneProblem } from './phone.ts';

/** An entry of a pending sign-in or sign-up, validated when it is read. */
export const entry = <Value>(key: string, schema: z.ZodMiniType<Value>) => ({
  read: (): Value | null => {
    const result = z.safeParse(schema, readJson(sessionStore, key));
    return result.success ? result.data : null;
  },
  write: (value: Value) => writeJson(sessionStore, key, value),
  remove: () => sessionStore.remove(key),
});

const isPhone = (text: string): boolean => phoneProblem(text) === undefined;

/** Other text counts as none: no code could be sent to it. */
const storedPhone = () => {
  const text = localStore.read(storageKeys.pendingPhone);
  return text !== null && isPhone(text) ? text : null;
};

/** The number of a sign-up; outlives the tab (spec §3), and expires half an hour after its last change. */
export const pendingPhone = {
  read: (): string | null => {
    if (!isUnexpired(Number(localStore.read(storageKeys.pendingPhoneUntil)))) pendingPhone.remove();
    return storedPhone();
  },
  write: (phone: string): void => {
    localStore.write(storageKeys.pendingPhone, phone);
    localStore.write(storageKeys.pendingPhoneUntil, String(expiresAt()));
  },
  /** Extends the expiry of this number's sign-up. False if another number is stored, or none any more. */
  renew: (phone: string): boolean => {
    const isStored = storedPhone() === phone;
    if (isStored) pendingPhone.write(phone);
    return isStored;
  },
  remove: (): void => {
    localStore.remove(storageKeys.pendingPhone);
    localStore.remove(storageKeys.pendingPhoneUntil);
  },
};

const text = z.string().check(z.minLength(1));

/** A profile as it is sent, with the name of its state, of which the backend has only the number. */
export type PendingProfile = SignUpProfile & { state_name?: string };

/** The profile of a sign-up, until the code is confirmed (spec §4). */
export const pendingProfile = entry<PendingProfile>(
  storageKeys.pendingProfile,
  z.object({
    first_name: text,
    last_name: text,
    due_date: text,
    state_id: z.number(),
    state_name: z.optional(text),
    city: text,
    hospital: text,
    hospital_code: z.optional(text),
    doctor: text,
    doctor_code: z.optional(text),
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

export const pendingCode = entry<PendingCode>(
  storageKeys.pendingCode,
  z.object({
    mode: z.enum(['login', 'signup']),
    phone: z.string().check(z.refine(isPhone)),
    verificationId: z.nullable(text),
    sentAt: z.nullable(z.number()),
    isConfirmed: z.boolean(),
    mayBeSignedUp: z.boolean(),
  }),
);
