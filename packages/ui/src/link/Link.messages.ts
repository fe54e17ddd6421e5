import { defineMessages } from '../internal/messages.ts';

export const linkMessages = defineMessages({
  en: { opensInNewTab: '(opens in a new tab)' },
  hi: { opensInNewTab: '(नए टैब में खुलेगा)' },
});
