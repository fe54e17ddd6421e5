// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const toastMessages = defineMessages({
  id: 'toast',
  en: {
    region: 'Notifications',
    close: 'Close',
    success: 'Success:',
    error: 'Error:',
    warning: 'Warning:',
    info: 'Information:',
    times: (count) => `x${count}`,
    repeatCount: (count) => (count !== 1 ? `${count} times` : `${count} time`),
    waiting: (count) => (count !== 1 ? `${count} more notifications wait` : `${count} more notification waits`),
  },
});

export type ToastMessages = typeof toastMessages.en;
