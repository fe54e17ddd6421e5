// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const spinnerMessages = defineMessages({
  id: 'spinner',
  en: {
    loading: 'Loading...',
  },
});

export type SpinnerMessages = typeof spinnerMessages.en;
