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
  hi: {
    wellness: 'सेहत',
    nutrition: 'पोषण',
    exercise: 'व्यायाम',
    'mental-health': 'मानसिक स्वास्थ्य',
    education: 'शिक्षा',
    free: 'मुफ़्त सत्र',
    completed: 'पूरा हुआ',
    live: 'अभी लाइव',
    enrolled: 'जगह पक्की',
    success: 'सफल',
    failed: 'विफल',
    pending: 'लंबित',
    unknown: 'अज्ञात',
  },
});

export type BadgeMessages = typeof badgeMessages.en;
