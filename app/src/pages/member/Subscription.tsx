import { CancelSubscription } from '../../features/billing/CancelSubscription.tsx';
import { Plans } from '../../features/billing/Plans.tsx';
import { SampleData } from '../../features/billing/SampleData.tsx';
import { t } from '../../i18n/t.ts';
import { innerTitle, narrow } from './narrow.css.ts';

/** /subscription */
const Subscription = () => (
  <div className={narrow}>
    <h1 className={innerTitle}>{t('nav.subscription')}</h1>
    <Plans />
    <CancelSubscription />
    <SampleData />
  </div>
);

export default Subscription;
