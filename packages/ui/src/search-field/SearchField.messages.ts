// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const searchFieldMessages = defineMessages({
  id: 'searchField',
  en: {
    placeholder: 'Search...',
    clear: 'Clear search',
  },
});

export type SearchFieldMessages = typeof searchFieldMessages.en;
