// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const confirmDialogMessages = defineMessages({
  id: 'confirmDialog',
  en: {
    cancel: 'Cancel',
  },
});

export type ConfirmDialogMessages = typeof confirmDialogMessages.en;
