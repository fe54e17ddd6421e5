import { expect, test } from 'vitest';
import { pricingPlans } from './pricing-plans.ts';

test('PR-03 every field of a plan', () => {
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

test('PR-04 PR-06 PR-09 free forever, 999 and 1999 rupees per month', () => {
  expect(pricingPlans().map(({ name, price, period }) => [name, price, period])).toEqual([
    ['Basic', 0, 'forever'],
    ['Premium', 999, 'per month'],
    ['Elite', 1999, 'per month'],
  ]);
});

test('PR-07 only Premium is popular', () => {
  expect(
    pricingPlans()
      .filter(({ popular }) => popular)
      .map(({ name }) => name),
  ).toEqual(['Premium']);
});
