import { defineMessages } from '../internal/messages.ts';

export const resendCountdownMessages = defineMessages({
  en: {
    /** @param time as on a clock, `0:24` */
    resendIn: (time: string) => `Resend in ${time}`,
    resend: 'Resend Code',
    sending: 'Sending...',
    /** Spoken at 30 and 10 seconds. */
    waitSpoken: (seconds: number) => `You can resend the code in ${seconds} seconds`,
    /** Spoken at 0. */
    readySpoken: 'You can resend the code now',
  },
  hi: {
    resendIn: (time) => `${time} में दोबारा भेजें`,
    resend: 'कोड दोबारा भेजें',
    sending: 'भेजा जा रहा है...',
    waitSpoken: (seconds) => `आप ${seconds} सेकंड बाद कोड दोबारा मँगा सकती हैं`,
    readySpoken: 'अब आप कोड दोबारा मँगा सकती हैं',
  },
});

export type ResendCountdownMessages = (typeof resendCountdownMessages)['en'];
