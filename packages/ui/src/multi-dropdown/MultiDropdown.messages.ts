// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const multiDropdownMessages = defineMessages({
  id: 'multiDropdown',
  en: {
    selected: (count) => `${count} selected`,
    added: (label, count) => `${label}, selected. ${count} in all`,
    removed: (label, count) => `${label}, removed. ${count} in all`,
    remove: (label) => `Remove ${label}`,
    more: (count) => `Show ${count} more`,
    done: 'Done',
  },
});

export type MultiDropdownMessages = typeof multiDropdownMessages.en;
