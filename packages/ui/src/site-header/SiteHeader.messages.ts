// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const siteHeaderMessages = defineMessages({
  id: 'siteHeader',
  en: {
    skipToContent: 'Skip to main content',
    mainNavigation: 'Main',
    menu: 'Menu',
    notifications: (count) => (count !== 1 ? `${count} new notifications` : `${count} new notification`),
    noNotifications: 'No new notifications',
  },
});

export type SiteHeaderMessages = typeof siteHeaderMessages.en;
