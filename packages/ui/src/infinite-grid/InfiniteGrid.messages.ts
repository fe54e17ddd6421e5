import { defineMessages } from '../internal/messages.ts';

export const infiniteGridMessages = defineMessages({
  en: {
    /** How many came after those that were there. */
    loaded: (count: number) => (count === 1 ? '1 more session loaded' : `${count} more sessions loaded`),
    loadMore: 'Load more',
    loading: 'Loading...',
    retry: 'Retry',
  },
  hi: {
    loaded: (count) => (count === 1 ? '1 और सत्र लोड हुआ' : `${count} और सत्र लोड हुए`),
    loadMore: 'और दिखाएँ',
    loading: 'लोड हो रहा है...',
    retry: 'फिर से कोशिश करें',
  },
});

export type InfiniteGridMessages = (typeof infiniteGridMessages)['en'];
