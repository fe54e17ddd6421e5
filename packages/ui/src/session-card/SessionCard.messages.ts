import { defineMessages } from '../internal/messages.ts';

/** What a session card says beside the session's own words. */
export const sessionCardMessages = defineMessages({
  en: {
    duration: (minutes: number) => `${minutes} min`,
    durationWith: (minutes: number, instructor: string) => `${minutes} min with ${instructor}`,
    withInstructor: (instructor: string) => `With ${instructor}`,
    noTime: 'Time to be announced',
    indianTime: (time: string) => `${time} IST`,
    viewerTime: (time: string) => `${time} your time`,
  },
  hi: {
    duration: (minutes: number) => `${minutes} मिनट`,
    durationWith: (minutes: number, instructor: string) => `${minutes} मिनट, ${instructor} के साथ`,
    withInstructor: (instructor: string) => `${instructor} के साथ`,
    noTime: 'समय बाद में बताया जाएगा',
    indianTime: (time: string) => `${time} IST`,
    viewerTime: (time: string) => `आपके यहाँ ${time}`,
  },
});

export type SessionCardMessages = typeof sessionCardMessages.en;
