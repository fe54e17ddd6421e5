// From packages/ui/words, by `pnpm generate`.
import { defineMessages } from '../internal/messages.ts';

export const logoMessages = defineMessages({
  partName: 'logo',
  en: {
    name: 'Janani',
  },
  hi: {
    name: 'जननी',
  },
});

export type LogoMessages = typeof logoMessages.en;
