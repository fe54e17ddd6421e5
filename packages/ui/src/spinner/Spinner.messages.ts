import { defineMessages } from '../internal/messages.ts';

export const spinnerMessages = defineMessages({
  en: { loading: 'Loading...' },
  hi: { loading: 'लोड हो रहा है...' },
});
