// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const sessionCardMessages = defineMessages({
  id: 'sessionCard',
  en: {
    duration: (minutes) => `${minutes} min`,
    durationWith: (minutes, instructor) => `${minutes} min with ${instructor}`,
    withInstructor: (instructor) => `With ${instructor}`,
    noTime: 'Time to be announced',
    indianTime: (time) => `${time} IST`,
    viewerTime: (time) => `${time} your time`,
  },
});

export type SessionCardMessages = typeof sessionCardMessages.en;
