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
  hi: {
    stars: (count) => (count > 1 ? `${count} सितारे` : `${count} सितारा`),
    none: 'अभी कोई रेटिंग नहीं',
    outOf: (rating, most) => `${most} में से ${rating}`,
    clear: 'रेटिंग हटाएँ',
  },
});

export type StarRatingMessages = typeof starRatingMessages.en;
