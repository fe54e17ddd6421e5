import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CurrentPlanCard, PlanCard, PlanGrid } from './index.ts';
import { getGrid, PLAN_SECTIONS, getTops, removeSubgridRules } from './measure-plans.ts';
import { planCardTester } from './PlanCard.testing.ts';
import {
  basicPlan,
  longPlans,
  currentPlan,
  premiumPlan,
  pricingPlans,
  subscriptionPlans,
} from './sample-plans.ts';

const FLAGS = ['isPopular', 'isTrial', 'isCurrent'];
const TEXTS = ['subtitle', 'description', 'period', 'priceNote', 'href'];

/** As wide as in a grid of three. */
const singleCard: Decorator = (Story) => (
  <div style={{ maxInlineSize: '22rem' }}>
    <Story />
  </div>
);

const meta = {
  title: 'Parts/PlanCard',
  component: PlanCard,
  tags: ['!autodocs'],
  args: { ...premiumPlan, onPress: fn() },
  argTypes: {
    ...Object.fromEntries(FLAGS.map((flag) => [flag, { control: 'boolean' }])),
    ...Object.fromEntries(TEXTS.map((text) => [text, { control: 'text' }])),
    discountedPrice: { control: 'number' },
    durationDays: { control: 'number' },
    headingLevel: { control: 'select', options: [2, 3, 4] },
    formatPrice: { control: false },
    messages: { control: false },
  },
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Popular: Story = {
  decorators: [singleCard],
  play: async ({ canvasElement }) => {
    const card = planCardTester('Premium', within(canvasElement));
    await expect(card.badges()).toBe('Most Popular');
    await expect(card.price()).toBe('₹999 per month');
    await expect(card.action().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** The reason is visible, and is the button's description. */
export const Current: Story = {
  name: 'Current plan',
  tags: ['PlanCard 5'],
  decorators: [singleCard],
  args: { ...currentPlan, isPopular: false, href: undefined, onPress: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const card = planCardTester('Elite', within(canvasElement));
    await userEvent.tab();
    await expect(card.action()).toHaveFocus();
    await expect(card.action()).toHaveAccessibleDescription('This is your current plan');
    await expect(canvas.getByText('This is your current plan')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const SomeFeaturesMissing: Story = {
  decorators: [singleCard],
  args: {
    ...basicPlan,
    isPopular: false,
    onPress: fn(),
    priceNote: '7-day free trial, no credit card',
    features: ['Community access', { text: '1-on-1 specialist consultations', isIncluded: false }],
  },
};

const pricing: Story['render'] = () => (
  <PlanGrid label="Plans">
    {pricingPlans.map((plan) => (
      <PlanCard key={plan.name} {...plan} />
    ))}
  </PlanGrid>
);

/** Names, prices, features and buttons line up. */
export const Pricing: Story = {
  name: 'Three plans',
  tags: ['PR-01', 'PlanCard 7'],
  globals: { viewport: { value: 'w1280', isRotated: false } },
  render: pricing,
  play: async ({ canvasElement }) => {
    for (const section of PLAN_SECTIONS) await expect(getTops(canvasElement, section)).toHaveLength(1);
  },
};

/** One column on phones, in the visible order, without horizontal scrolling. */
export const PricingOnAPhone: Story = {
  name: 'Three plans on a phone',
  tags: ['PlanCard 7'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: pricing,
  play: async ({ canvasElement }) => {
    const tops = [...getGrid(canvasElement).children].map((card) => card.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(new Set(tops).size).toBe(3);
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** In a browser without subgrid, cards have the same height and buttons are at the bottom. */
export const OldBrowser: Story = {
  name: 'In an old browser',
  tags: ['PlanCard 7'],
  globals: { viewport: { value: 'w1280', isRotated: false } },
  render: pricing,
  play: async ({ canvasElement }) => {
    const restore = removeSubgridRules(canvasElement.ownerDocument);
    try {
      const card = canvasElement.querySelector('article');
      await expect(card && getComputedStyle(card).display).toBe('flex');
      await expect(getTops(canvasElement, 'article')).toHaveLength(1);
      await expect(getTops(canvasElement, 'a')).toHaveLength(1);
    } finally {
      restore();
    }
  },
};

export const Subscription: Story = {
  globals: { viewport: { value: 'w1280', isRotated: false } },
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '59rem', marginInline: 'auto' }}>
      <CurrentPlanCard
        name="Elite"
        description="Unlimited sessions and a specialist by your side"
        price={2999}
        period="per month"
      />
      <PlanGrid label="Plans">
        {subscriptionPlans.map((plan) => (
          <PlanCard key={plan.name} {...plan} />
        ))}
      </PlanGrid>
    </div>
  ),
};

/** Long names and texts in Indian languages are not truncated, also at 200 % text. */
export const LongNames: Story = {
  name: 'Long names',
  tags: ['PlanCard 9'],
  globals: { viewport: { value: 'w320', isRotated: false }, textSize: '200%' },
  render: () => (
    <PlanGrid label="Plans">
      {longPlans.map((plan) => (
        <PlanCard key={plan.name} {...plan} />
      ))}
    </PlanGrid>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    for (const section of canvasElement.querySelectorAll<HTMLElement>('h3, p, li, a'))
      await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth + 1);
  },
};
