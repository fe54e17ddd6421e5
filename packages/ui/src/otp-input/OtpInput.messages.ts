// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const otpInputMessages = defineMessages({
  id: 'otpInput',
  en: {
    complete: (length) => `All ${length} digits entered`,
    completeCharacters: (length) => `All ${length} characters entered`,
  },
  hi: {
    complete: (length) => `सभी ${length} अंक भर गए`,
    completeCharacters: (length) => `सभी ${length} अक्षर भर गए`,
  },
});

export type OtpInputMessages = typeof otpInputMessages.en;
