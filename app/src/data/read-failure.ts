import { t } from '../i18n/t.ts';
import { IdentityError } from '../platform/identity/port.ts';

/** What a page says whose data could not be read: where a wait ended by its limit, what it waited for. */
export const readFailureText = (error: unknown, fallback: string): string => {
  const code = error instanceof IdentityError && error.code;
  if (code === 'storage-timeout') return t('identity.storageSilent');
  return code === 'auth/timeout' ? t('identity.slow') : fallback;
};
