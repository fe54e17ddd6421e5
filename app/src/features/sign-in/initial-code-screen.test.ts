import { beforeEach, expect, test } from 'vitest';
import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { CODE_EXPIRES_AFTER_MS } from '../account/expiry.ts';
import { getInitialCodeScreen } from './initial-code-screen.ts';
import { type PendingCode, pendingCode } from '../account/pending.ts';

const NOW = 100_000;
const stored: PendingCode = {
  mode: 'login',
  phone: '9876543210',
  verificationId: 'id-1',
  sentAt: 90_000,
  isConfirmed: false,
  mayBeSignedUp: false,
};
const none = { verificationId: null, isConfirmed: false, mayBeSignedUp: false };

beforeEach(() => {
  pendingCode.remove();
  sessionStore.remove(storageKeys.signInAttempt);
});

test('the code that is stored in the tab is used [T-22]', () => {
  pendingCode.write(stored);
  expect(getInitialCodeScreen(null, NOW)).toEqual(stored);
  expect(getInitialCodeScreen({ phone: stored.phone, isLogin: true, otpSent: true }, NOW)).toEqual(stored);
});
test('a code that was not entered for two hours expires, with its number', () => {
  const sent = { ...stored, sentAt: 1 };
  pendingCode.write(sent);
  expect(getInitialCodeScreen(null, 1 + CODE_EXPIRES_AFTER_MS)).toEqual(sent);
  const navigationState = { phone: stored.phone, isLogin: true, otpSent: true };
  expect(getInitialCodeScreen(navigationState, 2 + CODE_EXPIRES_AFTER_MS)).toBeNull();
  expect(pendingCode.read()).toBeNull();
});
test('a stored code of another number is not used', () => {
  pendingCode.write(stored);
  expect(getInitialCodeScreen({ phone: '9800000000' }, NOW)).toEqual({
    ...none,
    mode: 'signup',
    phone: '9800000000',
    sentAt: null,
  });
});
test('after the clock was set back the wait is at most 30 s [OT-05]', () => {
  pendingCode.write({ ...stored, sentAt: NOW + 3_600_000 });
  expect(getInitialCodeScreen(null, NOW)?.sentAt).toBe(NOW);
});
test('a code that was sent but is not stored any more is not sent again automatically [OT-13, G-04]', () => {
  expect(getInitialCodeScreen({ phone: stored.phone, isLogin: true, otpSent: true }, NOW)).toEqual({
    ...none,
    mode: 'login',
    phone: stored.phone,
    sentAt: 0,
  });
});
test.each([null, undefined, 'text', {}, { phone: '' }, { phone: 7 }])(
  'without a code or a number there is no initial state: %j',
  (state) => {
    expect(getInitialCodeScreen(state, NOW)).toBeNull();
  },
);
test.each(['{broken', '{}', '{"mode":"login"}', JSON.stringify({ ...stored, sentAt: 'now' })])(
  'a stored code that cannot be parsed counts as none: %s [AU-04]',
  (text) => {
    sessionStore.write(storageKeys.pendingCode, text);
    expect(getInitialCodeScreen(null, NOW)).toBeNull();
  },
);
