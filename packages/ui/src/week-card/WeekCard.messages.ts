// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const weekCardMessages = defineMessages({
  id: 'weekCard',
  en: {
    label: 'Week',
    progress: (week, weeks) => `Week ${week} of ${weeks}`,
  },
});

export type WeekCardMessages = typeof weekCardMessages.en;
