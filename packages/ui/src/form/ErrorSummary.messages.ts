import { defineMessages } from '../internal/messages.ts';

export const errorSummaryMessages = defineMessages({
  en: {
    title: (count: number) =>
      count === 1 ? 'One thing needs your attention' : `${count} things need your attention`,
  },
  hi: { title: (count) => `${count} बात पर ध्यान दें` },
});

export type ErrorSummaryMessages = typeof errorSummaryMessages.en;
