import { t } from '../../i18n/t.ts';
import { prices } from './prices.ts';

/** A plan of the sample data (spec §3). Prices are in rupees. */
export type SamplePlan = {
  id: number;
  slug: 'premium' | 'elite';
  name: string;
  subtitle: string;
  price: number;
  discounted_price: number;
  /** In days. */
  duration: number;
  is_trial: boolean;
  features: readonly string[];
};

/** Spec §9, "Sample plans in subscription"; its numbers differ from the pricing page's (decision T-11). */
export const samplePlans = (): readonly SamplePlan[] => [
  {
    id: 1,
    slug: 'premium',
    name: t('plans.premium'),
    subtitle: t('plans.premium.subtitle'),
    price: prices.sample.premium.price,
    discounted_price: prices.sample.premium.discounted,
    duration: 30,
    is_trial: false,
    features: [t('plans.premium.sessions'), t('plans.premium.routines'), t('plans.premium.community')],
  },
  {
    id: 2,
    slug: 'elite',
    name: t('plans.elite'),
    subtitle: t('plans.elite.subtitle'),
    price: prices.sample.elite.price,
    discounted_price: prices.sample.elite.discounted,
    duration: 30,
    is_trial: false,
    features: [t('plans.elite.sessions'), t('plans.elite.consultations'), t('plans.elite.support')],
  },
];

/** Spec §9: "the sample current plan costs 2999 per month". */
export const currentPlan = () => ({
  slug: 'elite',
  name: t('plans.elite'),
  text: t('plans.elite.text'),
  pricePerMonth: prices.sample.current,
});
