import { Heading } from '@janani/ui/heading';
import { CancelSubscription } from '../../features/billing/CancelSubscription.tsx';
import { Plans } from '../../features/billing/Plans.tsx';
import { SampleData } from '../../features/billing/SampleData.tsx';
import { t } from '../../i18n/t.ts';
import { innerTitle, narrow } from './narrow.css.ts';

/** /subscription */
const Subscription = () => (
  <div className={narrow}>
    <Heading level={1} className={innerTitle}>
      {t('nav.subscription')}
    </Heading>
    {/* One hint for all of this page's buttons without an action (decision T-19). */}
    <SampleData>{t('subscription.soon')}</SampleData>
    <Plans />
    <CancelSubscription />
  </div>
);

export default Subscription;
