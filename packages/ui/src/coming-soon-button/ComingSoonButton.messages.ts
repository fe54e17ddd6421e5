// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const comingSoonButtonMessages = defineMessages({
  id: 'comingSoonButton',
  en: {
    comingSoon: 'Coming soon',
  },
});

export type ComingSoonButtonMessages = typeof comingSoonButtonMessages.en;
