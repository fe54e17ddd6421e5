// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const timestampMessages = defineMessages({
  id: 'timestamp',
  en: {
    unknown: 'Time not known',
    startsNow: 'Starts now',
    startsIn: (distance) => `Starts ${distance}`,
    started: (distance) => `Started ${distance}`,
  },
});

export type TimestampMessages = typeof timestampMessages.en;
