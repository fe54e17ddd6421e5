// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const linkMessages = defineMessages({
  id: 'link',
  en: {
    opensInNewTab: '(opens in a new tab)',
  },
});

export type LinkMessages = typeof linkMessages.en;
