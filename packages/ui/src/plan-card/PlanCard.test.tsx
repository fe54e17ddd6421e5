import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { hindi } from '../messages/hi/index.ts';
import { UiProvider } from '../provider/index.ts';
import { CurrentPlanCard, PlanCard, type PlanCardProps, PlanGrid } from './index.ts';
import { planCardTester } from './PlanCard.testing.ts';
import { basicPlan, elitePlan, offeredPlan, currentPlan, premiumPlan, pricingPlans } from './sample-plans.ts';

afterEach(cleanup);

const renderPlan = (plan: PlanCardProps, extra: Partial<PlanCardProps> = {}) => {
  render(<PlanCard {...plan} {...extra} />);
  return planCardTester(plan.name);
};

test('PlanCard 1: shows all properties of a plan [PR-03]', () => {
  const card = renderPlan(premiumPlan, { subtitle: 'For most mothers' });
  const text = card.element().textContent;
  for (const expectedText of ['For most mothers', 'Live guidance, every month', '₹999', 'per month'])
    expect(text).toContain(expectedText);
  expect(card.badges()).toBe('Most Popular');
  expect(card.features()).toHaveLength(6);
  expect(card.action().textContent).toBe('Start Free Trial');
  expect(card.action().getAttribute('href')).toBe('#signin');
});

test('PlanCard 1: shows the fields of a subscription, and a button when there is no page to link to [SB-04]', async () => {
  const onPress = vi.fn<() => void>();
  const card = renderPlan(offeredPlan, { onPress, isTrial: true });
  expect(card.element().textContent).toContain('for 30 days');
  expect(card.badges()).toBe('Free trial');
  await card.press();
  expect(onPress).toHaveBeenCalledOnce();
});

test('PlanCard 2: zero is a text, thousands are grouped, no paise [PR-04, PR-09]', () => {
  expect(renderPlan(basicPlan).price()).toBe('Free forever');
  expect(renderPlan(elitePlan).price()).toBe('₹1,999 per month');
  expect(renderPlan({ ...elitePlan, name: 'Lakh', price: 100_000 }).price()).toBe('₹1,00,000 per month');
});

test('PlanCard 3: a struck price is announced as "was, now", in both languages [SB-03]', () => {
  expect(renderPlan(offeredPlan).price()).toBe('was ₹1,499, now ₹999 for 30 days');
  cleanup();
  render(
    <UiProvider locale="hi-IN" messages={hindi}>
      <PlanCard {...currentPlan} />
    </UiProvider>,
  );
  expect(planCardTester('Elite').price()).toBe('पहले ₹2,999, अब ₹1,999 30 दिनों के लिए');
});

test('PlanCard 3: shows a plan in another currency, which a server component can set', () => {
  expect(renderPlan(offeredPlan, { currency: 'EUR', discountedPrice: 39.5 }).price()).toBe(
    'was €1,499, now €39.50 for 30 days',
  );
});

test('PlanCard 3: announces the previous price of a plan that became free', () => {
  expect(renderPlan(offeredPlan, { discountedPrice: 0 }).price()).toBe('was ₹1,499, now Free for 30 days');
});

test('PlanCard 4: is an article named by its heading and described by its badges', () => {
  renderPlan(premiumPlan, { headingLevel: 2, isTrial: true });
  const article = screen.getByRole('article', { name: 'Premium' });
  const heading = within(article).getByRole('heading', { level: 2, name: 'Premium' });
  const badges = article.ownerDocument.getElementById(heading.getAttribute('aria-describedby') ?? '');
  expect(badges?.textContent).toBe('Most PopularFree trial');
});

test('PlanCard 4: the button’s name contains its text and the plan', () => {
  expect(renderPlan(premiumPlan).action().getAttribute('aria-label')).toBe('Start Free Trial, Premium plan');
  cleanup();
  const action = (buttonText: string, plan: string) => `${buttonText} to ${plan}`;
  renderPlan(offeredPlan, { messages: { action } });
  expect(screen.getByRole('button', { name: 'Upgrade to Premium' }).textContent).toBe('Upgrade');
});

test('PlanCard 5: the current plan is marked, and its button describes why it cannot be pressed [SB-02]', async () => {
  const onPress = vi.fn<() => void>();
  const card = renderPlan(currentPlan, { onPress, href: '#never' });
  expect(card.badges()).toBe('Current plan');
  expect([card.isActive(), card.reason()]).toEqual([false, 'This is your current plan']);
  // It stays in the tab order: a disabled button outside of it would not expose its reason.
  card.action().focus();
  expect(document.activeElement).toBe(card.action());
  await card.press();
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.queryByRole('link')).toBeNull();
});

test('PlanCard 6: features are a list with decorative icons', () => {
  const card = renderPlan(basicPlan);
  expect(within(card.element()).getByRole('list')).toBeTruthy();
  expect(card.features()).toEqual(basicPlan.features);
  for (const icon of card.element().querySelectorAll('li svg'))
    expect(icon.getAttribute('aria-hidden')).toBe('true');
});

test('PlanCard 6: when a feature is missing, each item states whether it is included', () => {
  const card = renderPlan(basicPlan, {
    features: ['Meal plans', { text: 'Partner access', isIncluded: false }],
  });
  expect(card.features()).toEqual(['Included: Meal plans', 'Not included: Partner access']);
});

test('PlanCard 8: an app can format the amounts itself', () => {
  const card = renderPlan(offeredPlan, { formatPrice: (amount) => `$${amount / 100}` });
  expect(card.price()).toBe('was $14.99, now $9.99 for 30 days');
});

test('a note on the price describes it', () => {
  const card = renderPlan(elitePlan, { priceNote: '7-day free trial, no credit card' });
  const price = [...card.element().querySelectorAll('p')].find((line) => line.textContent.includes('₹'));
  const note = document.getElementById(price?.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('7-day free trial, no credit card');
});

test('PlanGrid is a list of plans', () => {
  render(
    <PlanGrid label="Plans">
      {pricingPlans.map((plan) => (
        <PlanCard key={plan.name} {...plan} />
      ))}
    </PlanGrid>,
  );
  expect(screen.getByRole('list', { name: 'Plans' }).children).toHaveLength(3);
});

test('the current plan of a subscription is shown [SB-01]', () => {
  render(<CurrentPlanCard name="Elite" price={2999} period="per month" description="Unlimited sessions" />);
  const card = screen.getByRole('article', { name: 'Elite' });
  expect(card.textContent).toBe('Current planEliteUnlimited sessions₹2,999 per month');
});

test('the server renders it, in Hindi too', () => {
  const html = renderToString(
    <UiProvider locale="hi-IN" messages={hindi}>
      <PlanCard {...premiumPlan} />
    </UiProvider>,
  );
  expect(html).toContain('सबसे लोकप्रिय');
  expect(html).not.toMatch(/<[^>]+ style=/);
});
