import { t } from '../../i18n/t.ts';
import { prices } from './prices.ts';

/** A plan of the pricing page (spec §3, "Plan"). */
export type PricingPlan = {
  name: string;
  /** In rupees per period; 0 is free. */
  price: number;
  period: string;
  description: string;
  features: readonly string[];
  buttonText: string;
  popular: boolean;
};

/** The three plans of the pricing page (spec §9). */
export const pricingPlans = (): readonly PricingPlan[] => [
  {
    name: t('pricing.basic'),
    price: prices.pricing.basic,
    period: t('pricing.forever'),
    description: t('pricing.basic.text'),
    features: [
      t('pricing.basic.tracking'),
      t('pricing.basic.updates'),
      t('pricing.basic.community'),
      t('pricing.basic.articles'),
      t('pricing.basic.app'),
    ],
    buttonText: t('pricing.basic.start'),
    popular: false,
  },
  {
    name: t('pricing.premium'),
    price: prices.pricing.premium,
    period: t('pricing.month'),
    description: t('pricing.premium.text'),
    features: [
      t('pricing.premium.sessions'),
      t('pricing.premium.meals'),
      t('pricing.premium.exercise'),
      t('pricing.premium.community'),
      t('pricing.premium.tracking'),
      t('pricing.premium.expert'),
    ],
    buttonText: t('pricing.start'),
    popular: true,
  },
  {
    name: t('pricing.elite'),
    price: prices.pricing.elite,
    period: t('pricing.month'),
    description: t('pricing.elite.text'),
    features: [
      t('pricing.elite.sessions'),
      t('pricing.elite.consultations'),
      t('pricing.elite.plans'),
      t('pricing.elite.support'),
      t('pricing.elite.postpartum'),
      t('pricing.elite.partner'),
    ],
    buttonText: t('pricing.start'),
    popular: false,
  },
];
