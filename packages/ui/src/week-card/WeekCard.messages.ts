// From packages/ui/words, by `pnpm generate`.
import { defineMessages } from '../internal/messages.ts';

export const weekCardMessages = defineMessages({
  partName: 'weekCard',
  en: {
    label: 'Week',
    progress: (week, weeks) => `Week ${week} of ${weeks}`,
  },
  hi: {
    label: 'सप्ताह',
    progress: (week, weeks) => `${weeks} में से सप्ताह ${week}`,
  },
});

export type WeekCardMessages = typeof weekCardMessages.en;
