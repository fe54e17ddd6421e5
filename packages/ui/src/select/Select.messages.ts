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
  hi: {
    placeholder: 'चुनें',
    loading: 'लोड हो रहा है...',
    failed: 'सूची लोड नहीं हो सकी',
    retry: 'फिर से कोशिश करें',
    dismiss: 'बंद करें',
    chosen: (label) => `${label} चुना गया`,
  },
});

export type SelectMessages = typeof selectMessages.en;
