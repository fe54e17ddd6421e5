// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const datePickerFieldMessages = defineMessages({
  id: 'datePickerField',
  en: {
    placeholder: 'Pick a date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    close: 'Close',
    clear: 'Clear date',
    today: (date) => `Today, ${date}`,
    selected: (date) => `${date}, selected`,
  },
  hi: {
    placeholder: 'तारीख चुनें',
    previousMonth: 'पिछला महीना',
    nextMonth: 'अगला महीना',
    close: 'बंद करें',
    clear: 'तारीख हटाएँ',
    today: (date) => `आज, ${date}`,
    selected: (date) => `${date}, चुनी हुई`,
  },
});

export type DatePickerFieldMessages = typeof datePickerFieldMessages.en;
