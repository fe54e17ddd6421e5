import { Heading } from '@janani/ui/heading';
import { CurrentPlanCard, PlanCard, PlanGrid } from '@janani/ui/plan-card';
import { t } from '../../i18n/t.ts';
import { currentPlan, samplePlans } from './plans.ts';
import { SampleData } from './SampleData.tsx';
import { section } from './Subscription.css.ts';

/** The user's plan, and the two available plans (spec §2, "Subscription"). Upgrade has no action yet (T-19). */
export const Plans = () => {
  const current = currentPlan();
  return (
    <>
      <CurrentPlanCard
        name={current.name}
        description={current.text}
        price={current.pricePerMonth}
        period={t('subscription.perMonth')}
      />
      <Heading level={2} id="plans" className={section}>
        {t('subscription.plans')}
      </Heading>
      {/* One hint for all of this page's buttons without an action (decision T-19). */}
      <SampleData>{t('subscription.soon')}</SampleData>
      <PlanGrid label={t('subscription.plans')}>
        {samplePlans().map((plan) => (
          <PlanCard
            key={plan.slug}
            name={plan.name}
            subtitle={plan.subtitle}
            price={plan.price}
            discountedPrice={plan.discounted_price}
            durationDays={plan.duration}
            isTrial={plan.is_trial}
            features={plan.features}
            buttonText={t('subscription.upgrade')}
            isCurrent={plan.slug === current.slug}
          />
        ))}
      </PlanGrid>
    </>
  );
};
