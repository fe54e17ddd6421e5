import { t } from '../i18n/t.ts';
import { IdentityError } from '../platform/identity/port.ts';

/** The text of a page whose data could not be read; after a timeout it names what the page waited for. */
export const getReadErrorText = (error: unknown, fallback: string): string => {
  const code = error instanceof IdentityError && error.code;
  if (code === 'storage-timeout') return t('identity.storageSilent');
  return code === 'auth/timeout' ? t('identity.slow') : fallback;
};
