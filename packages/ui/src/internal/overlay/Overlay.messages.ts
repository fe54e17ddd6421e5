// From packages/ui/words, by `pnpm generate`.
import { defineMessages } from '../messages.ts';

export const overlayMessages = defineMessages({
  partName: 'overlay',
  en: {
    close: 'Close',
  },
  hi: {
    close: 'बंद करें',
  },
});

export type OverlayMessages = typeof overlayMessages.en;
