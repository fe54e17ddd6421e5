import { z } from 'zod/mini';
import { readJson, sessionStore, storageKeys, writeJson } from '../../platform/storage.ts';
import { genders } from '../profile/device-profile.ts';
import { draftChoice, draftNumber, draftText } from '../../platform/draft-fields.ts';
import type { ProfileValues } from './profile-form.ts';

const draft = z.object({
  userId: z.string(),
  values: z.object({
    first_name: draftText,
    last_name: draftText,
    due_date: draftText,
    state_id: draftNumber,
    state_name: draftText,
    city: draftText,
    hospital: draftChoice,
    doctor: draftChoice,
    email: draftText,
    gender: z.catch(z.enum([...genders, '']), ''),
    dob: draftText,
    address: draftText,
    pincode: draftText,
    bio: draftText,
    wa_optin: z.catch(z.boolean(), false),
  }),
});

/** The profile as the user was editing it when the page was left or reloaded: no input is lost. */
export const readProfileDraft = (userId: string): ProfileValues | null => {
  const result = z.safeParse(draft, readJson(sessionStore, storageKeys.profileDraft));
  return result.success && result.data.userId === userId ? result.data.values : null;
};

export const saveProfileDraft = (userId: string, values: ProfileValues): void =>
  writeJson(sessionStore, storageKeys.profileDraft, { userId, values });

export const removeProfileDraft = (): void => sessionStore.remove(storageKeys.profileDraft);
