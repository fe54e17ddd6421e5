import { defineMessages } from '../internal/messages.ts';

/** What the headers say to those who do not see them. */
export const siteHeaderMessages = defineMessages({
  en: {
    skipToContent: 'Skip to main content',
    mainNavigation: 'Main',
    menu: 'Menu',
    notifications: (count: number) =>
      count === 1 ? '1 new notification' : `${count === 0 ? 'No' : count} new notifications`,
  },
  hi: {
    skipToContent: 'मुख्य सामग्री पर जाएँ',
    mainNavigation: 'मुख्य',
    menu: 'मेन्यू',
    notifications: (count: number) => (count === 0 ? 'कोई नई सूचना नहीं' : `${count} नई सूचनाएँ`),
  },
});

export type SiteHeaderMessages = typeof siteHeaderMessages.en;
