import { expect, test } from 'vitest';
import { currentPlan, samplePlans } from './plans.ts';

test('the current plan costs 2999 per month [SB-01, T-11]', () => {
  expect(currentPlan().pricePerMonth).toBe(2999);
});

test('the sample plans: 1499 discounted to 999, and 2999 discounted to 1999, each 30 days [SB-03, T-11]', () => {
  expect(
    samplePlans().map(({ price, discounted_price, duration }) => [price, discounted_price, duration]),
  ).toEqual([
    [1499, 999, 30],
    [2999, 1999, 30],
  ]);
});

test('one of the two plans is the current one [SB-02]', () => {
  expect(samplePlans().map(({ slug }) => slug === currentPlan().slug)).toEqual([false, true]);
});

test('each sample plan has every field of a plan [SB-04]', () => {
  for (const plan of samplePlans()) {
    expect(Object.keys(plan)).toEqual([
      'id',
      'slug',
      'name',
      'subtitle',
      'price',
      'discounted_price',
      'duration',
      'is_trial',
      'features',
    ]);
    expect(plan.features.length).toBeGreaterThan(0);
  }
});
