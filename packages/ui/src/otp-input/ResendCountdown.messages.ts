// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const resendCountdownMessages = defineMessages({
  id: 'resendCountdown',
  en: {
    resendIn: (time) => `Resend in ${time}`,
    resend: 'Resend Code',
    sending: 'Sending...',
    waitAnnouncement: (count) => (count !== 1 ? `You can resend the code in ${count} seconds` : `You can resend the code in ${count} second`),
    readyAnnouncement: 'You can resend the code now',
  },
});

export type ResendCountdownMessages = typeof resendCountdownMessages.en;
