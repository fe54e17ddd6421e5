import { t } from '../../i18n/entry-text.ts';
import type { Notice } from './flow-types.ts';
import { readablePhone } from './phone.ts';

/** Says whose account this phone shows after another user has signed in in another tab. */
export const replacedNotice = (phone: string): Notice => ({
  type: 'info',
  title: t('session.replaced.title'),
  description: t('session.replaced.text', { phone: readablePhone(phone) }),
});
