// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const logoMessages = defineMessages({
  id: 'logo',
  en: {
    name: 'Janani',
  },
});

export type LogoMessages = typeof logoMessages.en;
