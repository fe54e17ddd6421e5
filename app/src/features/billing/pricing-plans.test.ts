import { expect, test } from 'vitest';
import { pricingPlans } from './pricing-plans.ts';

test('each pricing plan has every field of a plan [PR-03]', () => {
  for (const plan of pricingPlans()) {
    expect(Object.keys(plan).toSorted()).toEqual([
      'buttonText',
      'description',
      'features',
      'name',
      'period',
      'popular',
      'price',
    ]);
    for (const text of [plan.name, plan.period, plan.description, plan.buttonText, ...plan.features])
      expect(text).not.toBe('');
  }
});

test('the pricing plans: free forever, 999 and 1999 rupees per month [PR-04, PR-06, PR-09]', () => {
  expect(pricingPlans().map(({ name, price, period }) => [name, price, period])).toEqual([
    ['Basic', 0, 'forever'],
    ['Premium', 999, 'per month'],
    ['Elite', 1999, 'per month'],
  ]);
});

test('only Premium is marked as popular [PR-07]', () => {
  expect(
    pricingPlans()
      .filter(({ popular }) => popular)
      .map(({ name }) => name),
  ).toEqual(['Premium']);
});
