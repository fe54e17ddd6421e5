import { t } from '../../i18n/t.ts';
import type { Notice } from './flow-types.ts';
import { readablePhone } from '../account/phone.ts';

/** The ID of the notice that names a user, so that it can be removed with that user's session. */
export const REPLACED_NOTICE_ID = 'session-replaced';

/** Names the account this phone shows after another user has signed in in another tab. */
export const replacedNotice = (phone: string): Notice & { id: string } => ({
  id: REPLACED_NOTICE_ID,
  type: 'info',
  title: t('session.replaced.title'),
  description: t('session.replaced.text', { phone: readablePhone(phone) }),
});
