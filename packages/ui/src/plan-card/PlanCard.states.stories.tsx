import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { CurrentPlanCard, PlanCard } from './index.ts';
import { longPlans, premiumPlan, pricingPlans, subscriptionPlans } from './sample-plans.ts';

const meta = {
  title: 'Parts/PlanCard/States',
  component: PlanCard,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
  args: premiumPlan,
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <StateGrid>
      {[...pricingPlans, ...subscriptionPlans, ...longPlans].map((plan) => (
        <PlanCard key={`${plan.name} ${plan.buttonText}`} {...plan} />
      ))}
      <PlanCard {...args} isTrial isCurrent name="Every badge" />
      <PlanCard
        {...args}
        isPopular={false}
        name="With a note"
        priceNote="7-day free trial, no credit card"
        features={['Meal plans', { text: 'Partner access', isIncluded: false }]}
      />
      <PlanCard {...args} currency="EUR" discountedPrice={39.5} name="Another currency" price={49} />
      <CurrentPlanCard name="Elite" price={2999} period="per month" description="Unlimited sessions" />
    </StateGrid>
  ),
};
