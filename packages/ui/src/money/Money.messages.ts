// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const moneyMessages = defineMessages({
  id: 'money',
  en: {
    wasNow: (was, now) => `was ${was}, now ${now}`,
  },
});

export type MoneyMessages = typeof moneyMessages.en;
