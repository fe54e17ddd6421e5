import { defineMessages } from '../internal/messages.ts';

/** A struck price is not spoken as struck, so it is said in words. */
export const moneyMessages = defineMessages({
  en: { wasNow: (was: string, now: string) => `was ${was}, now ${now}` },
  hi: { wasNow: (was: string, now: string) => `पहले ${was}, अब ${now}` },
});

export type MoneyMessages = typeof moneyMessages.en;
