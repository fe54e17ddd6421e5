import { defineMessages } from '../internal/messages.ts';

/** What a plan card says beside the plan's own words. `Most Popular` is the spec's (§9). */
export const planCardMessages = defineMessages({
  en: {
    mostPopular: 'Most Popular',
    currentPlan: 'Current plan',
    currentReason: 'This is your current plan',
    free: 'Free',
    trial: 'Free trial',
    duration: (days: number) => (days === 1 ? 'for 1 day' : `for ${days} days`),
    included: 'Included:',
    notIncluded: 'Not included:',
    /** The button's name; it must hold the button's text (WCAG 2.5.3). */
    action: (buttonText: string, plan: string) => `${buttonText}, ${plan} plan`,
  },
  hi: {
    mostPopular: 'सबसे लोकप्रिय',
    currentPlan: 'वर्तमान प्लान',
    currentReason: 'यह आपका वर्तमान प्लान है',
    free: 'मुफ़्त',
    trial: 'मुफ़्त ट्रायल',
    duration: (days: number) => `${days} दिनों के लिए`,
    included: 'शामिल है:',
    notIncluded: 'शामिल नहीं है:',
    action: (buttonText: string, plan: string) => `${buttonText}, ${plan} प्लान`,
  },
});

export type PlanCardMessages = typeof planCardMessages.en;
