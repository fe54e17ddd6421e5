import { defineMessages } from '../internal/messages.ts';

export const otpInputMessages = defineMessages({
  en: { complete: (length: number) => `All ${length} digits entered` },
  hi: { complete: (length: number) => `सभी ${length} अंक भर गए` },
});
