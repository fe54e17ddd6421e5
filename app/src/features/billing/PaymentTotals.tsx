import { Card } from '@janani/ui/card';
import { formatMoney } from '@janani/ui/money';
import { t } from '../../i18n/t.ts';
import type { getPaymentTotals } from './payments.ts';
import { badNumber, label, number, totals, wide } from './Payments.css.ts';

/** The amount paid, and the numbers of successful and failed payments. */
export const PaymentTotals = ({ paid, successful, failed }: ReturnType<typeof getPaymentTotals>) => (
  <dl className={totals}>
    <Card className={wide}>
      <dt className={label}>{t('payments.total')}</dt>
      <dd className={number}>{formatMoney(paid)}</dd>
    </Card>
    <Card>
      <dt className={label}>{t('payments.successful')}</dt>
      <dd className={number}>{successful}</dd>
    </Card>
    <Card>
      <dt className={label}>{t('payments.failed')}</dt>
      <dd className={failed > 0 ? badNumber : number}>{failed}</dd>
    </Card>
  </dl>
);
