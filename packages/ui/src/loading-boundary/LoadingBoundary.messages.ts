import { defineMessages } from '../internal/messages.ts';

export const loadingBoundaryMessages = defineMessages({
  en: { loading: 'Loading...' },
  hi: { loading: 'लोड हो रहा है...' },
});

export type LoadingBoundaryMessages = typeof loadingBoundaryMessages.en;
