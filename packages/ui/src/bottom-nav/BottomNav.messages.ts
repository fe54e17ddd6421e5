import { defineMessages } from '../internal/messages.ts';

export const bottomNavMessages = defineMessages({
  en: { label: 'Main' },
  hi: { label: 'मुख्य' },
});

export type BottomNavMessages = typeof bottomNavMessages.en;
