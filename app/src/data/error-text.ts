import { ApiError } from '@janani/api-client';
import { type Message, msg } from '../i18n/msg.ts';
import { t } from '../i18n/t.ts';
import { IdentityError } from '../platform/identity/port.ts';

/** The provider's codes for which other digits of the same code would help. */
const wrongCodes = ['auth/invalid-verification-code', 'auth/missing-code'];
/** The provider's codes for which only a new code would help. */
const expiredCodes = ['auth/invalid-verification-id', 'auth/code-expired'];

/** The texts for the provider's codes; every other code gets the text of the situation (decision T-14). */
const identityTexts: readonly (readonly [codes: readonly string[], text: Message])[] = [
  [wrongCodes, msg('identity.wrongCode')],
  [expiredCodes, msg('identity.codeExpired')],
  [['auth/too-many-requests', 'auth/quota-exceeded'], msg('identity.tooManyRequests')],
  [['auth/network-request-failed'], msg('identity.offline')],
  [['auth/timeout'], msg('identity.slow')],
  [['auth/invalid-phone-number', 'auth/missing-phone-number'], msg('identity.invalidPhone')],
  [['auth/user-disabled'], msg('identity.userDisabled')],
  [
    ['auth/captcha-check-failed', 'auth/invalid-app-credential', 'auth/missing-app-credential'],
    msg('identity.botCheck'),
  ],
  [
    // Errors that the user cannot resolve share one sentence.
    [
      'auth/operation-not-allowed',
      'auth/billing-not-enabled',
      'auth/unauthorized-domain',
      'auth/invalid-api-key',
    ],
    msg('identity.unavailable'),
  ],
  [['auth/web-storage-unsupported'], msg('identity.noStorage')],
];

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof IdentityError && codes.includes(error.code);

/**
 * The text for a caught error: the server's own message, the text of a known provider code, else the text of the
 * situation. A message of a parser or library never reaches the user.
 */
export const getErrorText = (error: unknown, fallback: string): string => {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  const text = identityTexts.find(([codes]) => hasCode(error, codes))?.[1];
  return text ? t(text) : fallback;
};

/** The backend did not respond, probably because there is no network. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.kind === 'offline';

/**
 * Whether other digits of the same code would help. The boxes are marked as invalid for this and for an expired code
 * (decision T-31).
 */
export const isWrongCode = (error: unknown): boolean => hasCode(error, wrongCodes);

/** Whether only a new code would help. */
export const isExpiredCode = (error: unknown): boolean => hasCode(error, expiredCodes);

/** The backend already has an account with this phone number. */
export const isPhoneTaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Whether the backend may have processed the request although no usable response was received. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' ||
    error.kind === 'timeout' ||
    error.kind === 'unexpected-response' ||
    (error.status ?? 0) >= 500);
