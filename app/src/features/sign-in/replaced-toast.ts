import { t } from '../../i18n/t.ts';
import type { ToastContent } from './flow-types.ts';
import { formatPhone } from '../account/phone.ts';

/** The ID of the notice that names a user, so that it can be removed with that user's session. */
export const REPLACED_TOAST_ID = 'session-replaced';

/** Names the account this phone shows after another user has signed in in another tab. */
export const createReplacedToast = (phone: string): ToastContent & { id: string } => ({
  id: REPLACED_TOAST_ID,
  type: 'info',
  title: t('session.replaced.title'),
  description: t('session.replaced.text', { phone: formatPhone(phone) }),
});
