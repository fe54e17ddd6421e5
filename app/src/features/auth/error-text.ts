import { ApiError } from '@janani/api-client';
import { type PlainTextKey, t } from '../../i18n/t.ts';
import { IdentityError } from '../../platform/identity/port.ts';

/** The provider's codes in plain words; every other code gets the situation's own text (decision T-14). */
const identityTexts: Record<string, PlainTextKey> = {
  'auth/invalid-verification-code': 'identity.wrongCode',
  'auth/missing-code': 'identity.wrongCode',
  'auth/invalid-verification-id': 'identity.codeExpired',
  'auth/code-expired': 'identity.codeExpired',
  'auth/too-many-requests': 'identity.tooManyRequests',
  'auth/quota-exceeded': 'identity.tooManyRequests',
  'auth/network-request-failed': 'identity.offline',
  'auth/timeout': 'identity.offline',
  'auth/invalid-phone-number': 'identity.invalidPhone',
  'auth/user-disabled': 'identity.userDisabled',
};

/**
 * What to tell her about a caught error: the server's own message, known provider codes in plain
 * words, else the text of the situation. Nothing from a parser or a library reaches her.
 */
export const errorText = (error: unknown, fallback: string): string => {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  if (error instanceof IdentityError) {
    const key = identityTexts[error.code];
    return key ? t(key) : fallback;
  }
  return fallback;
};
