import { Button } from '@janani/ui/button';
import { t } from '../../i18n/t.ts';
import { config } from '../../platform/config.ts';
import { cancel, hint } from './Subscription.css.ts';

/** A button without an action, and beside it the alternative (spec §2, decision T-19). */
export const CancelSubscription = () => (
  <div className={cancel}>
    <Button variant="danger" aria-describedby="cancel-how">
      {t('subscription.cancel')}
    </Button>
    <p id="cancel-how" className={hint}>
      {config.supportContact
        ? t('subscription.cancel.how', { contact: config.supportContact })
        : t('subscription.cancel.support')}
    </p>
  </div>
);
