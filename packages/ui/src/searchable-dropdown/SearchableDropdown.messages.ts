// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const searchableDropdownMessages = defineMessages({
  id: 'searchableDropdown',
  en: {
    search: 'Search...',
    empty: 'No results',
    loading: 'Loading...',
    stillLoading: 'Still searching...',
    addCustom: 'Add custom',
    customPlaceholder: 'Enter custom value',
    add: 'Add',
    cancel: 'Cancel',
    hint: (letters) => `Type ${letters} or more letters`,
    more: 'Keep typing to see more',
    count: (count) => (count !== 1 ? `${count} results` : `${count} result`),
    failed: 'The list could not be loaded.',
    retry: 'Retry',
    clear: 'Clear',
    show: 'Show options',
    close: 'Close',
    chosen: (label) => `${label}, selected`,
  },
});

export type SearchableDropdownMessages = typeof searchableDropdownMessages.en;
