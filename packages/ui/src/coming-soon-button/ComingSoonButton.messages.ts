// From packages/ui/words, by `pnpm generate`.
import { defineMessages } from '../internal/messages.ts';

export const comingSoonButtonMessages = defineMessages({
  partName: 'comingSoonButton',
  en: {
    comingSoon: 'Coming soon',
  },
  hi: {
    comingSoon: 'जल्द आ रहा है',
  },
});

export type ComingSoonButtonMessages = typeof comingSoonButtonMessages.en;
