// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const dateOfBirthFieldMessages = defineMessages({
  id: 'dateOfBirthField',
  en: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
    hint: 'For example, 4 / 5 / 1996',
    missing: (parts) => `Please also fill in: ${parts}`,
    shortYear: 'Please write the year with 4 digits, such as 1996',
    nonexistent: 'This date does not exist. Please check day and month.',
    implausible: 'Please check the year',
  },
});

export type DateOfBirthFieldMessages = typeof dateOfBirthFieldMessages.en;
