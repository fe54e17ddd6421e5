// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const paginationMessages = defineMessages({
  id: 'pagination',
  en: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    position: (page, total) => `Page ${page} of ${total}`,
  },
});

export type PaginationMessages = typeof paginationMessages.en;
