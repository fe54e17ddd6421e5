import { Link } from '@janani/ui/link';
import { t } from '../../i18n/t.ts';
import { notMedical } from './NotMedicalAdvice.css.ts';

/** India's emergency number. */
const EMERGENCY_NUMBER = '112';

/** The notice that the product gives no medical advice, and the number to call (decision T-34). */
export const NotMedicalAdvice = () => (
  <p className={notMedical}>
    {t('notMedical.text')} {t('notMedical.emergency')}{' '}
    <Link href={`tel:${EMERGENCY_NUMBER}`}>{EMERGENCY_NUMBER}</Link>.
  </p>
);
