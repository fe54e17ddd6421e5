// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const starRatingMessages = defineMessages({
  id: 'starRating',
  en: {
    stars: (count) => (count !== 1 ? `${count} stars` : `${count} star`),
    none: 'No rating yet',
    outOf: (rating, most) => `${rating} out of ${most}`,
    clear: 'Clear rating',
  },
});

export type StarRatingMessages = typeof starRatingMessages.en;
