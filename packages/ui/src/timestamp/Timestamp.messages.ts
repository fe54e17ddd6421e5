import { defineMessages } from '../internal/messages.ts';

/** The words round a distance in time, which is said in the reader's language by the platform. */
export const timestampMessages = defineMessages({
  en: {
    unknown: 'Time not known',
    startsNow: 'Starts now',
    startsIn: (distance: string) => `Starts ${distance}`,
    started: (distance: string) => `Started ${distance}`,
  },
  hi: {
    unknown: 'समय ज्ञात नहीं',
    startsNow: 'अभी शुरू हो रहा है',
    startsIn: (distance: string) => `${distance} शुरू होगा`,
    started: (distance: string) => `${distance} शुरू हुआ`,
  },
});

export type TimestampMessages = typeof timestampMessages.en;
