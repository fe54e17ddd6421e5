import { ApiError } from '@janani/api-client';
import { type PlainTextKey, t } from '../i18n/t.ts';
import { IdentityError } from '../platform/identity/port.ts';

/** The provider's codes in plain words; every other code gets the situation's own text (decision T-14). */
const identityTexts = new Map<string, PlainTextKey>(
  Object.entries({
    'auth/invalid-verification-code': 'identity.wrongCode',
    'auth/missing-code': 'identity.wrongCode',
    'auth/invalid-verification-id': 'identity.codeExpired',
    'auth/code-expired': 'identity.codeExpired',
    'auth/too-many-requests': 'identity.tooManyRequests',
    'auth/quota-exceeded': 'identity.tooManyRequests',
    'auth/network-request-failed': 'identity.offline',
    'auth/timeout': 'identity.slow',
    'auth/invalid-phone-number': 'identity.invalidPhone',
    'auth/missing-phone-number': 'identity.invalidPhone',
    'auth/user-disabled': 'identity.userDisabled',
    'auth/captcha-check-failed': 'identity.botCheck',
    'auth/invalid-app-credential': 'identity.botCheck',
    'auth/missing-app-credential': 'identity.botCheck',
    // What only we can put right is one sentence to the user.
    'auth/operation-not-allowed': 'identity.unavailable',
    'auth/billing-not-enabled': 'identity.unavailable',
    'auth/unauthorized-domain': 'identity.unavailable',
    'auth/invalid-api-key': 'identity.unavailable',
    'auth/web-storage-unsupported': 'identity.noStorage',
  }),
);

const identityText = (error: unknown): PlainTextKey | undefined =>
  error instanceof IdentityError ? identityTexts.get(error.code) : undefined;

/**
 * What to tell the user about a caught error: the server's own message, known provider codes in plain
 * words, else the text of the situation. Nothing from a parser or a library reaches the user.
 */
export const errorText = (error: unknown, fallback: string): string => {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  const key = identityText(error);
  return key ? t(key) : fallback;
};

/** No response of the backend arrived, as far as can be seen for want of a network. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.kind === 'offline';

/** Whether other digits of the same code would help. The boxes are marked for this and the next (decision T-31). */
export const isWrongCode = (error: unknown): boolean => identityText(error) === 'identity.wrongCode';

/** Whether only a new code would help. */
export const isExpiredCode = (error: unknown): boolean => identityText(error) === 'identity.codeExpired';

/** The backend already has an account with this phone number. */
export const isAlreadyTaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Whether the backend may have done what was asked although no good answer arrived. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' ||
    error.kind === 'timeout' ||
    error.kind === 'unexpected-answer' ||
    (error.status ?? 0) >= 500);
