import { defineMessages } from '../internal/messages.ts';

export const confirmDialogMessages = defineMessages({
  en: { cancel: 'Cancel' },
  hi: { cancel: 'रद्द करें' },
});

export type ConfirmDialogMessages = typeof confirmDialogMessages.en;
