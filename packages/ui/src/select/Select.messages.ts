// From packages/ui/words, by `pnpm generate`.
import { defineMessages } from '../internal/messages.ts';

export const selectMessages = defineMessages({
  partName: 'select',
  en: {
    placeholder: 'Choose',
    loading: 'Loading...',
    failed: 'The list could not be loaded',
    retry: 'Retry',
  },
  hi: {
    placeholder: 'चुनें',
    loading: 'लोड हो रहा है...',
    failed: 'सूची लोड नहीं हो सकी',
    retry: 'फिर से कोशिश करें',
  },
});

export type SelectMessages = typeof selectMessages.en;
