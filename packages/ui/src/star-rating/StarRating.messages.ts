import { defineMessages } from '../internal/messages.ts';

export const starRatingMessages = defineMessages({
  en: {
    stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    none: 'No rating yet',
    outOf: (rating: string, most: number) => `${rating} out of ${most}`,
    clear: 'Clear rating',
  },
  hi: {
    stars: (count) => (count === 1 ? '1 सितारा' : `${count} सितारे`),
    none: 'अभी कोई रेटिंग नहीं',
    outOf: (rating, most) => `${most} में से ${rating}`,
    clear: 'रेटिंग हटाएँ',
  },
});

export type StarRatingMessages = typeof starRatingMessages.en;
