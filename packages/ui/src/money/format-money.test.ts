import { describe, expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  test.each([
    [999, '₹999'],
    [1999, '₹1,999'],
    [100_000, '₹1,00,000'],
    [12_345_678, '₹1,23,45,678'],
    [0, '₹0'],
    [-500, '-₹500'],
  ])('PlanCard 2: %d rupees are %s, grouped as in India [PR-13]', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test.each([
    [1499.5, '₹1,499.50'],
    [0.05, '₹0.05'],
    // Not a paisa more than 2,000: the rest from floating point is less than one paisa.
    [1999.999, '₹2,000'],
    [1999.001, '₹1,999'],
  ])('PlanCard 2: %d has paise only if they are not zero: %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test.each(['en-IN', 'hi-IN', 'en', 'hi', 'en-GB', 'en-x-long', 'ta-IN'])(
    'PlanCard 2: a lakh is written ₹1,00,000 in %s',
    (locale) => {
      expect(formatMoney(100_000, { locale })).toBe('₹1,00,000');
    },
  );

  test('PlanCard 8: another currency follows the user’s own conventions', () => {
    expect(formatMoney(100_000, { locale: 'en-US', currency: 'USD' })).toBe('$100,000');
    expect(formatMoney(1.5, { locale: 'en-US', currency: 'USD' })).toBe('$1.50');
  });

  test.each([
    ['KWD', 1.5, 'KWD 1.500'],
    ['KWD', 1.005, 'KWD 1.005'],
    ['KWD', 12, 'KWD 12'],
    ['JPY', 1500.4, '¥1,500'],
    ['JPY', 1500, '¥1,500'],
  ])('PlanCard 8: %s has its own number of decimals: %d is %s', (currency, amount, text) => {
    expect(formatMoney(amount, { locale: 'en-US', currency }).replace('\u00a0', ' ')).toBe(text);
  });
});
