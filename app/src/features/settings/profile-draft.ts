import { z } from 'zod/mini';
import { readJson, sessionStore, storageKeys, writeJson } from '../../platform/storage.ts';
import { genders } from '../profile/device-profile.ts';
import type { ProfileValues } from './profile-form.ts';

const text = z.string();
const choice = z.nullable(z.object({ value: text, label: text, isCustom: z.boolean() }));
const draft = z.object({
  userId: text,
  values: z.object({
    first_name: text,
    last_name: text,
    due_date: text,
    state_id: z.nullable(z.number()),
    state_name: text,
    city: text,
    hospital: choice,
    doctor: choice,
    email: text,
    gender: z.enum([...genders, '']),
    dob: text,
    address: text,
    pincode: text,
    bio: text,
    wa_optin: z.boolean(),
  }),
});

/** The profile as the user was editing it when the page was left or reloaded: nothing typed is lost. */
export const readProfileDraft = (userId: string): ProfileValues | null => {
  const result = z.safeParse(draft, readJson(sessionStore, storageKeys.profileDraft));
  return result.success && result.data.userId === userId ? result.data.values : null;
};

export const keepProfileDraft = (userId: string, values: ProfileValues): void =>
  writeJson(sessionStore, storageKeys.profileDraft, { userId, values });

export const dropProfileDraft = (): void => sessionStore.remove(storageKeys.profileDraft);
