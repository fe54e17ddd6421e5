import { msg } from '../../i18n/msg.ts';

/** What the genders of a profile are called. */
export const genderTexts = {
  female: msg('settings.gender.female'),
  male: msg('settings.gender.male'),
  other: msg('settings.gender.other'),
} as const;
