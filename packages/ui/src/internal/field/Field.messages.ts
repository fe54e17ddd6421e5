// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../messages.ts';

export const fieldMessages = defineMessages({
  id: 'field',
  en: {
    optional: '(optional)',
    required: '(required)',
  },
});

export type FieldMessages = typeof fieldMessages.en;
