// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const tableMessages = defineMessages({
  id: 'table',
  en: {
    sortBy: 'Sort by',
  },
});

export type TableMessages = typeof tableMessages.en;
