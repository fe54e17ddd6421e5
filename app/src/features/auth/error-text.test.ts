import { ApiError } from '@janani/api-client';
import { describe, expect, test } from 'vitest';
import { IdentityError } from '../../platform/identity/port.ts';
import { errorText } from './error-text.ts';

describe('T-14 what she is told', () => {
  test('the server’s own message', () => {
    const error = new ApiError('refused', 'checkPhone', { serverMessage: 'Too many tries today.' });
    expect(errorText(error, 'Fallback')).toBe('Too many tries today.');
  });
  test.each([
    new ApiError('offline', 'logIn'),
    new ApiError('unexpected-answer', 'logIn', { status: 502 }),
    new SyntaxError("Unexpected token '<'"),
    new Error('Firebase: Error (auth/internal-error).'),
    'text',
    undefined,
  ])('nothing of a parser or a library: %s', (error) => {
    expect(errorText(error, 'Fallback')).toBe('Fallback');
  });
  test.each([
    ['auth/invalid-verification-code', 'That code is not right. Check the SMS and try again.'],
    ['auth/code-expired', 'That code has expired. Ask for a new one.'],
    ['auth/network-request-failed', 'You seem to be offline. Check your connection and try again.'],
  ])('ID-02 %s in plain words', (code, text) => {
    expect(errorText(new IdentityError(code), 'Fallback')).toBe(text);
  });
  test.each([
    'auth/internal',
    'auth/popup-blocked',
    'auth/unauthorized-domain',
    'auth/web-storage-unsupported',
    'auth/invalid-api-key',
    'unknown',
  ])('ID-02 %s gets the text of the situation', (code) => {
    expect(errorText(new IdentityError(code), 'Fallback')).toBe('Fallback');
  });
});
