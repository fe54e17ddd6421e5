import { expect, test } from 'vitest';
import { getPaymentState, getPaymentTotals, samplePayments } from './payments.ts';

test('the sample totals: three successful, 4,997 rupees, one failed [PM-03, PM-04, PM-05]', () => {
  expect(getPaymentTotals(samplePayments())).toEqual({ successful: 3, paid: 4997, failed: 1 });
});

test('the total is the amount paid, not requested, of successful payments only [G-05]', () => {
  const [first] = samplePayments();
  if (!first) throw new Error('There is no sample payment.');
  const payments = [
    { ...first, amount: 1999, amount_paid: 1500 },
    { ...first, status: 'pending', amount_paid: 700 },
    { ...first, status: 'failed', amount_paid: 10 },
  ];
  expect(getPaymentTotals(payments)).toEqual({ successful: 1, paid: 1500, failed: 1 });
  expect(getPaymentTotals([])).toEqual({ successful: 0, paid: 0, failed: 0 });
});

test.each([
  ['success', 'success'],
  ['failed', 'failed'],
  ['pending', 'pending'],
  ['Success', 'unknown'],
  ['refund_started', 'unknown'],
  ['unknown', 'unknown'],
  ['toString', 'unknown'],
  ['', 'unknown'],
])('the status %j is shown as %s [PM-06]', (status, state) => {
  expect(getPaymentState(status)).toBe(state);
});

test('each sample payment has every field of a payment [PM-02]', () => {
  for (const payment of samplePayments())
    expect(Object.keys(payment).toSorted()).toEqual([
      'amount',
      'amount_paid',
      'created_at',
      'gateway',
      'id',
      'plan_name',
      'request_id',
      'status',
      'transaction_id',
    ]);
  expect(samplePayments().some(({ transaction_id }) => transaction_id === null)).toBe(true);
});
