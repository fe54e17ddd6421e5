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
  hi: {
    mostPopular: 'सबसे लोकप्रिय',
    currentPlan: 'वर्तमान प्लान',
    currentReason: 'यह आपका वर्तमान प्लान है',
    free: 'मुफ़्त',
    trial: 'मुफ़्त ट्रायल',
    duration: (count) => (count > 1 ? `${count} दिनों के लिए` : `${count} दिन के लिए`),
    included: 'शामिल है:',
    notIncluded: 'शामिल नहीं है:',
    action: (buttonText, plan) => `${buttonText}, ${plan} प्लान`,
  },
});

export type PlanCardMessages = typeof planCardMessages.en;
