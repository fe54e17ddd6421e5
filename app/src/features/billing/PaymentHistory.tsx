import { PaymentBadge } from '@janani/ui/badge';
import { Card } from '@janani/ui/card';
import { Heading } from '@janani/ui/heading';
import { formatMoney } from '@janani/ui/money';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { type Payment, getPaymentState } from './payments.ts';
import {
  amount,
  details,
  heading,
  history,
  list,
  meta,
  plan,
  row,
  separator,
  status,
  transaction,
} from './Payments.css.ts';

/** Every payment with its status as text (spec §2, "Payments"). */
export const PaymentHistory = ({ payments }: { payments: readonly Payment[] }) => (
  <Card as="section" aria-labelledby="history" className={history}>
    <Heading level={2} id="history" className={heading}>
      {t('payments.history')}
    </Heading>
    {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list */}
    <ul role="list" className={list}>
      {payments.map((payment) => (
        <li key={payment.id} className={row}>
          <div className={details}>
            <p className={plan}>{payment.plan_name}</p>
            <p className={meta}>
              {formatDay(payment.created_at)} · {payment.gateway}
              {payment.transaction_id !== null && (
                <>
                  <span className={separator}> · </span>
                  <span className={transaction}>{payment.transaction_id}</span>
                </>
              )}
            </p>
          </div>
          <p className={amount}>{formatMoney(payment.amount)}</p>
          <div className={status}>
            <PaymentBadge state={getPaymentState(payment.status)} />
          </div>
        </li>
      ))}
    </ul>
  </Card>
);
