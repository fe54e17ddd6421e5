// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const errorSummaryMessages = defineMessages({
  id: 'errorSummary',
  en: {
    title: (count) => (count !== 1 ? `${count} things need your attention` : `One thing needs your attention`),
  },
});

export type ErrorSummaryMessages = typeof errorSummaryMessages.en;
