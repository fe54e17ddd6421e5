import { t } from '../../i18n/t.ts';
import { sample } from './Payments.css.ts';

/** The pages of this feature show sample data until the backend provides real data (decision T-11). */
export const SampleData = ({ children }: { children?: string }) => (
  <p className={sample}>
    {t('billing.sample')} {children}
  </p>
);
