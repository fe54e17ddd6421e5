import { z } from 'zod/mini';
import { parseDay } from './dates.ts';
import { localStore, readJson, storageKeys, writePersonalEntry } from '../../platform/storage.ts';

export const genders = ['female', 'male', 'other'] as const;

/** A field that is missing or cannot be parsed is null and does not affect the others. */
const text = z.catch(z.nullable(z.string()), null);

/** An invalid day would throw when it is formatted, and break the page. */
const day = z.catch(z.nullable(z.string().check(z.refine((text) => parseDay(text) !== null))), null);

const fields = z.object({
  first_name: text,
  last_name: text,
  email: text,
  due_date: day,
  city: text,
  state_id: z.catch(z.nullable(z.number()), null),
  state_name: text,
  hospital: text,
  hospital_code: text,
  doctor: text,
  doctor_code: text,
  gender: z.catch(z.nullable(z.enum(genders)), null),
  dob: day,
  address: text,
  pincode: text,
  bio: text,
  wa_optin: z.catch(z.boolean(), false),
});

/**
 * What is known of the user on this device only: saved at sign-up, edited in settings, removed at logout (spec §3;
 * decisions T-01, T-04, T-25).
 */
export type DeviceProfile = z.output<typeof fields>;

const emptyProfile = z.parse(fields, {});

export const readDeviceProfile = (userId: string): DeviceProfile => {
  const result = z.safeParse(fields, readJson(localStore, storageKeys.deviceProfile(userId)) ?? {});
  return result.success ? result.data : emptyProfile;
};

export const hasDeviceProfile = (userId: string): boolean =>
  localStore.read(storageKeys.deviceProfile(userId)) !== null;

/** False if a full or blocked storage did not accept it: it is lost with the page. */
export const isDeviceProfilePersisted = (userId: string): boolean =>
  localStore.hasPersisted(storageKeys.deviceProfile(userId));

/** Whether the device stored the profile. If it did not, the previous profile is restored. */
export const saveDeviceProfile = (userId: string, profile: DeviceProfile): boolean => {
  const key = storageKeys.deviceProfile(userId);
  const previousValue = localStore.read(key);
  const filledFields = Object.entries(profile).filter(([, value]) => value !== null);
  writePersonalEntry(userId, key, Object.fromEntries(filledFields));
  const isPersisted = isDeviceProfilePersisted(userId);
  if (!isPersisted && previousValue === null) localStore.remove(key);
  else if (!isPersisted && previousValue !== null) localStore.write(key, previousValue);
  return isPersisted;
};
