// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const bottomNavMessages = defineMessages({
  id: 'bottomNav',
  en: {
    label: 'Main',
  },
});

export type BottomNavMessages = typeof bottomNavMessages.en;
