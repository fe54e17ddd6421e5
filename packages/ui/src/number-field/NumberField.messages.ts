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
  hi: {
    increase: (label) => `${label} बढ़ाएँ`,
    decrease: (label) => `${label} घटाएँ`,
    notANumber: 'संख्या लिखें',
    notWhole: 'पूर्ण संख्या लिखें',
    tooLow: (min) => `${min} या उससे ज़्यादा लिखें`,
    tooHigh: (max) => `${max} या उससे कम लिखें`,
  },
});

export type NumberFieldMessages = typeof numberFieldMessages.en;
