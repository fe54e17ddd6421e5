// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const numberFieldMessages = defineMessages({
  id: 'numberField',
  en: {
    increase: (label) => `Increase ${label}`,
    decrease: (label) => `Decrease ${label}`,
    notANumber: 'Enter a number',
    notWhole: 'Enter a whole number',
    tooLow: (min) => `Enter ${min} or more`,
    tooHigh: (max) => `Enter ${max} or less`,
  },
});

export type NumberFieldMessages = typeof numberFieldMessages.en;
