import type { PlanCardProps } from './plan-card-props.ts';

// The plans of the pricing page (spec §9), for stories and their tests.

export const basicPlan: PlanCardProps = {
  name: 'Basic',
  description: 'Everything to get started',
  price: 0,
  period: 'forever',
  features: [
    'Basic tracking',
    'Weekly development updates',
    'Community access',
    'Basic articles and tips',
    'Mobile app access',
  ],
  buttonText: 'Get Started Free',
  href: '#signin',
};

export const premiumPlan: PlanCardProps = {
  name: 'Premium',
  description: 'Live guidance, every month',
  price: 999,
  period: 'per month',
  isPopular: true,
  features: [
    '2 live expert sessions per month',
    'Meal plans',
    'Exercise routines',
    'Priority community support',
    'Advanced tracking',
    'Expert Q&A',
  ],
  buttonText: 'Start Free Trial',
  href: '#signin',
};

export const elitePlan: PlanCardProps = {
  name: 'Elite',
  description: 'A specialist by your side',
  price: 1999,
  period: 'per month',
  features: [
    'Unlimited expert sessions',
    '1-on-1 specialist consultations',
    'Custom wellness plans',
    '24/7 priority support',
    '3 months of postpartum care',
    'Partner access',
  ],
  buttonText: 'Start Free Trial',
  href: '#signin',
};

export const pricingPlans = [basicPlan, premiumPlan, elitePlan];

// The plans of the subscription page (spec §9).

export const offeredPlan: PlanCardProps = {
  name: 'Premium',
  subtitle: 'Live guidance every month',
  price: 1499,
  discountedPrice: 999,
  durationDays: 30,
  features: [
    '2 live expert sessions per month',
    'Meal plans and exercise routines',
    'Priority community support',
  ],
  buttonText: 'Upgrade',
  buttonVariant: 'primary',
};

export const currentPlan: PlanCardProps = {
  name: 'Elite',
  subtitle: 'A specialist by your side',
  price: 2999,
  discountedPrice: 1999,
  durationDays: 30,
  isCurrent: true,
  features: ['Unlimited expert sessions', '1-on-1 specialist consultations', '24/7 priority support'],
  buttonText: 'Upgrade',
  buttonVariant: 'primary',
};

export const subscriptionPlans = [offeredPlan, currentPlan];

/** Names and texts as long as in Indian languages. */
export const longPlans: PlanCardProps[] = [
  {
    ...basicPlan,
    name: 'गर्भावस्था के हर हफ़्ते के लिए मूल प्लान',
    description: 'शुरुआत के लिए सब कुछ',
    features: ['साप्ताहिक विकास की जानकारी', 'समुदाय में प्रवेश'],
    buttonText: 'मुफ़्त में शुरू करें',
  },
  {
    ...premiumPlan,
    name: 'முழுமையான தாய்மைப்பராமரிப்புத்திட்டம்',
    description: 'ஒவ்வொரு மாதமும் நேரலை வழிகாட்டுதல்',
    price: 1_25_000,
    discountedPrice: 1_00_000,
    features: ['மாதத்திற்கு இரண்டு நேரலை நிபுணர் அமர்வுகள்', 'உணவுத்திட்டங்கள்'],
    buttonText: 'இலவச முன்னோட்டத்தைத் தொடங்குங்கள்',
  },
];
