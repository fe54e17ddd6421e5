import type { PaymentState } from '@janani/ui/badge';
import { t } from '../../i18n/t.ts';

/** A payment of the sample data (spec §3). Amounts are in rupees. */
export type Payment = {
  id: number;
  request_id: string;
  transaction_id: string | null;
  amount: number;
  amount_paid: number;
  gateway: string;
  /** The value of the payment service; see {@link getPaymentState}. */
  status: string;
  plan_name: string;
  /** ISO 8601. */
  created_at: string;
};

const createPayment = (
  id: number,
  created_at: string,
  transaction_id: string | null,
  amount: number,
  status: string,
  gateway: string,
): Payment => ({
  id,
  request_id: `REQ-${created_at.slice(0, 10)}-${id}`,
  transaction_id,
  amount,
  amount_paid: status === 'success' ? amount : 0,
  gateway,
  status,
  plan_name: amount === 1999 ? t('payments.elite') : t('payments.premium'),
  created_at,
});

/** The history; newest first. Sample data (spec §2, "Payments"). */
export const samplePayments = (): readonly Payment[] => [
  createPayment(6, '2026-11-02T18:45:00+05:30', 'T2611021845', 1999, 'success', t('payments.upi')),
  createPayment(5, '2026-11-02T18:41:00+05:30', null, 1999, 'failed', t('payments.upi')),
  createPayment(4, '2026-10-02T09:31:00+05:30', 'T2610020931', 1999, 'success', t('payments.netBanking')),
  createPayment(3, '2026-09-05T12:04:00+05:30', 'T2609051204', 999, 'success', t('payments.upi')),
  createPayment(2, '2026-09-04T20:15:00+05:30', null, 999, 'pending', t('payments.card')),
  createPayment(1, '2026-08-04T11:20:00+05:30', null, 999, 'refund_started', t('payments.card')),
];

const paymentStates = new Set<string>(['success', 'failed', 'pending'] satisfies PaymentState[]);

/** Spec §4: success, failed, pending; any other value is Unknown. */
export const getPaymentState = (status: string): PaymentState =>
  paymentStates.has(status) ? (status as PaymentState) : 'unknown';

/** The totals of the page: the amount paid counts successful payments only (decision G-05). */
export const getPaymentTotals = (payments: readonly Payment[]) => {
  const successful = payments.filter(({ status }) => getPaymentState(status) === 'success');
  return {
    successful: successful.length,
    paid: successful.reduce((sum, { amount_paid }) => sum + amount_paid, 0),
    failed: payments.filter(({ status }) => getPaymentState(status) === 'failed').length,
  };
};
