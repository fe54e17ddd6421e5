// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const selectMessages = defineMessages({
  id: 'select',
  en: {
    placeholder: 'Choose',
    loading: 'Loading...',
    failed: 'The list could not be loaded',
    retry: 'Retry',
    dismiss: 'Dismiss',
    chosen: (label) => `${label}, selected`,
  },
});

export type SelectMessages = typeof selectMessages.en;
