import { defineMessages } from '../internal/messages.ts';

/** What the week card says. `progress` is the drawing in words. */
export const weekCardMessages = defineMessages({
  en: {
    label: 'Week',
    progress: (week: number, weeks: number) => `Week ${week} of ${weeks}`,
  },
  hi: {
    label: 'सप्ताह',
    progress: (week: number, weeks: number) => `${weeks} में से सप्ताह ${week}`,
  },
});

export type WeekCardMessages = typeof weekCardMessages.en;
