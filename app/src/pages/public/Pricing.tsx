import { ComingSoonButton } from '@janani/ui/coming-soon-button';
import { PlanCard, PlanGrid } from '@janani/ui/plan-card';
import { pricingPlans } from '../../features/billing/pricing-plans.ts';
import { PricingFrame } from '../../features/marketing/PricingFrame.tsx';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';

/** /pricing */
const Pricing = () => (
  <PricingFrame
    title={t('pricing.heading')}
    text={t('pricing.trial')}
    sample={t('pricing.sample')}
    sales={
      <>
        {t('pricing.sales')} <ComingSoonButton variant="link">{t('pricing.sales.contact')}</ComingSoonButton>
      </>
    }
  >
    <PlanGrid label={t('pricing.plans')}>
      {pricingPlans().map(({ popular, ...plan }) => (
        <PlanCard key={plan.name} {...plan} isPopular={popular} headingLevel={2} href={paths.signIn} />
      ))}
    </PlanGrid>
  </PricingFrame>
);

export default Pricing;
