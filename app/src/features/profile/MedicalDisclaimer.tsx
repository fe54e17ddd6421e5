import { Link } from '@janani/ui/link';
import { t } from '../../i18n/t.ts';
import { disclaimer } from './MedicalDisclaimer.css.ts';

/** India's emergency number. */
const EMERGENCY_NUMBER = '112';

/** The disclaimer that the product gives no medical advice, with the emergency number (decision T-34). */
export const MedicalDisclaimer = () => (
  <p className={disclaimer}>
    {t('notMedical.text')} {t('notMedical.emergency')}
    {'\u00A0'}
    <Link href={`tel:${EMERGENCY_NUMBER}`}>{EMERGENCY_NUMBER}</Link>.
  </p>
);
