import { ApiError } from '@janani/api-client';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { buildInLanguage } from '@janani/messages/vite/built.testing.ts';
import { describe, expect, test } from 'vitest';
import { IdentityError } from '../platform/identity/port.ts';
import * as inDevelopment from './error-text.ts';

const { getErrorText } = inDevelopment;

describe('error text of a failed call [T-14]', () => {
  test('the server’s own message is shown', () => {
    const error = new ApiError('refused', 'checkPhone', { serverMessage: 'Too many tries today.' });
    expect(getErrorText(error, 'Fallback')).toBe('Too many tries today.');
  });
  test.each([
    new ApiError('offline', 'logIn'),
    new ApiError('unexpected-response', 'logIn', { status: 502 }),
    new SyntaxError("Unexpected token '<'"),
    new Error('Firebase: Error (auth/internal-error).'),
    'text',
    undefined,
  ])('a message of a parser or library is not shown: %s', (error) => {
    expect(getErrorText(error, 'Fallback')).toBe('Fallback');
  });
  const wrongCode = 'That code is not right. Check the SMS and try again.';
  const codeExpired = 'That code has expired. Ask for a new one.';
  const tooMany = 'Too many tries. Please wait a few minutes and try again.';
  const badPhone = 'This phone number cannot receive a code. Check it and try again.';
  const botCheck = 'We could not check that a person is signing in. Reload the page and try again.';
  const unavailable = 'Codes cannot be sent right now. Please try again later.';
  const fallback = 'Fallback';

  // Every code of the provider that was seen, and those of spec §8.
  test.each([
    ['auth/invalid-verification-code', wrongCode],
    ['auth/missing-code', wrongCode],
    ['auth/invalid-verification-id', codeExpired],
    ['auth/code-expired', codeExpired],
    ['auth/invalid-phone-number', badPhone],
    ['auth/too-many-requests', tooMany],
    ['auth/quota-exceeded', tooMany],
    ['auth/captcha-check-failed', botCheck],
    ['auth/invalid-app-credential', botCheck],
    ['auth/operation-not-allowed', unavailable],
    ['auth/billing-not-enabled', unavailable],
    ['auth/user-disabled', 'This account has been switched off. Please contact support.'],
    ['auth/internal', fallback],
    ['auth/internal-error', fallback],
    ['auth/unavailable', fallback],
    ['auth/network-request-failed', 'You seem to be offline. Check your connection and try again.'],
    ['auth/timeout', 'That took too long. Check your connection and try again.'],
    ['auth/user-token-expired', fallback],
    ['auth/popup-blocked', fallback],
    ['auth/popup-closed-by-user', fallback],
    ['auth/unauthorized-domain', unavailable],
    [
      'auth/web-storage-unsupported',
      'This browser is blocking storage, so we can’t sign you in. Allow cookies and site data, or use another browser.',
    ],
    ['auth/invalid-api-key', unavailable],
    ['constructor', fallback],
    ['unknown', fallback],
  ])('%s: %s [ID-02, T-14]', (code, text) => {
    expect(getErrorText(new IdentityError(code), fallback)).toBe(text);
  });
});

// A build has sentences where development has keys: the comparison must depend on neither.
describe.each([
  {
    form: 'in development',
    language: 'en' as const,
    load: async () => ({ ...inDevelopment, IdentityError }),
  },
  {
    form: 'in a Hindi build',
    language: 'hi' as const,
    load: async () => {
      const { module } = await buildInLanguage(
        'hi',
        `export * from '/src/data/error-text.ts';
export { IdentityError } from '/src/platform/identity/port.ts';`,
      );
      return module as typeof inDevelopment & { IdentityError: typeof IdentityError };
    },
  },
])('$form [T-31]', async ({ language, load }) => {
  const module = await load();
  const texts = textsIn(language);
  test.each([
    ['auth/invalid-verification-code', 'identity.wrongCode', true, false],
    ['auth/missing-code', 'identity.wrongCode', true, false],
    ['auth/invalid-verification-id', 'identity.codeExpired', false, true],
    ['auth/code-expired', 'identity.codeExpired', false, true],
    ['auth/too-many-requests', 'identity.tooManyRequests', false, false],
  ] as const)('an error is identified by its code: %s', (code, key, isWrong, isExpired) => {
    const error = new module.IdentityError(code);
    expect(module.getErrorText(error, 'Fallback')).toBe(texts[key]);
    expect(module.isWrongCode(error)).toBe(isWrong);
    expect(module.isExpiredCode(error)).toBe(isExpired);
  });
});
