import { defineMessages } from '../messages.ts';

export const overlayMessages = defineMessages({
  en: { close: 'Close' },
  hi: { close: 'बंद करें' },
});

export type OverlayMessages = typeof overlayMessages.en;
