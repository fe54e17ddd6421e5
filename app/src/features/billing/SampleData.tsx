import { t } from '../../i18n/t.ts';
import { sample } from './Payments.css.ts';

/** The pages of this feature show examples until the backend has the real ones (decision T-11). */
export const SampleData = () => <p className={sample}>{t('billing.sample')}</p>;
