import { defineMessages } from '../internal/messages.ts';

export const testimonialMessages = defineMessages({
  en: { rating: (stars: number) => `Rated ${stars} out of 5` },
  hi: { rating: (stars: number) => `5 में से ${stars} की रेटिंग` },
});

export type TestimonialMessages = typeof testimonialMessages.en;
