// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../messages.ts';

export const overlayMessages = defineMessages({
  id: 'overlay',
  en: {
    close: 'Close',
  },
});

export type OverlayMessages = typeof overlayMessages.en;
