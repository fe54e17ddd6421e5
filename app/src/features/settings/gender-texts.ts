import { msg } from '../../i18n/msg.ts';

/** The texts for the genders of a profile. */
export const genderTexts = {
  female: msg('settings.gender.female'),
  male: msg('settings.gender.male'),
  other: msg('settings.gender.other'),
} as const;
