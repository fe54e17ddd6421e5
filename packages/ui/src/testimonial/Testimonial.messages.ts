// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const testimonialMessages = defineMessages({
  id: 'testimonial',
  en: {
    rating: (stars) => `Rated ${stars} out of 5`,
  },
});

export type TestimonialMessages = typeof testimonialMessages.en;
