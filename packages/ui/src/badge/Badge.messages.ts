// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const badgeMessages = defineMessages({
  id: 'badge',
  en: {
    wellness: 'Wellness',
    nutrition: 'Nutrition',
    exercise: 'Exercise',
    'mental-health': 'Mental Health',
    education: 'Education',
    free: 'FREE SESSION',
    completed: 'COMPLETED',
    live: 'Live Now',
    enrolled: 'Enrolled',
    success: 'Success',
    failed: 'Failed',
    pending: 'Pending',
    unknown: 'Unknown',
  },
});

export type BadgeMessages = typeof badgeMessages.en;
