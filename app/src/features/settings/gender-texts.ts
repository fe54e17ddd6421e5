/** What the genders of a profile are called. */
export const genderTexts = {
  female: 'settings.gender.female',
  male: 'settings.gender.male',
  other: 'settings.gender.other',
} as const;
