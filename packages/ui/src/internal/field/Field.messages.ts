// From packages/ui/words, by `pnpm generate`.
import { defineMessages } from '../messages.ts';

export const fieldMessages = defineMessages({
  partName: 'field',
  en: {
    optional: '(optional)',
    required: '(required)',
  },
  hi: {
    optional: '(वैकल्पिक)',
    required: '(ज़रूरी)',
  },
});

export type FieldMessages = typeof fieldMessages.en;
