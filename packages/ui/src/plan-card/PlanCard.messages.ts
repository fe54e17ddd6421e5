// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const planCardMessages = defineMessages({
  id: 'planCard',
  en: {
    mostPopular: 'Most Popular',
    currentPlan: 'Current plan',
    currentReason: 'This is your current plan',
    free: 'Free',
    trial: 'Free trial',
    duration: (count) => (count !== 1 ? `for ${count} days` : `for ${count} day`),
    included: 'Included:',
    notIncluded: 'Not included:',
    action: (buttonText, plan) => `${buttonText}, ${plan} plan`,
  },
});

export type PlanCardMessages = typeof planCardMessages.en;
