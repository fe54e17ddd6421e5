import { Heading } from '@janani/ui/heading';
import { PaymentHistory } from '../../features/billing/PaymentHistory.tsx';
import { PaymentTotals } from '../../features/billing/PaymentTotals.tsx';
import { getPaymentTotals, samplePayments } from '../../features/billing/payments.ts';
import { SampleData } from '../../features/billing/SampleData.tsx';
import { t } from '../../i18n/t.ts';
import { innerTitle, narrow } from './narrow.css.ts';

/** /payments */
const Payments = () => {
  const payments = samplePayments();
  return (
    <div className={narrow}>
      <Heading level={1} className={innerTitle}>
        {t('nav.payments')}
      </Heading>
      <SampleData />
      <PaymentTotals {...getPaymentTotals(payments)} />
      <PaymentHistory payments={payments} />
    </div>
  );
};

export default Payments;
