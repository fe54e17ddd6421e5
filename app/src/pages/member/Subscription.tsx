import { Heading } from '@janani/ui/heading';
import { CancelSubscription } from '../../features/billing/CancelSubscription.tsx';
import { Plans } from '../../features/billing/Plans.tsx';
import { t } from '../../i18n/t.ts';
import { innerTitle, narrow } from './narrow.css.ts';

/** /subscription */
const Subscription = () => (
  <div className={narrow}>
    <Heading level={1} className={innerTitle}>
      {t('nav.subscription')}
    </Heading>
    <Plans />
    <CancelSubscription />
  </div>
);

export default Subscription;
