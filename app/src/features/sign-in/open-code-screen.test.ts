import { beforeEach, expect, test } from 'vitest';
import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { CODE_EXPIRES_AFTER_MS } from '../account/expiry.ts';
import { openCodeScreen } from './open-code-screen.ts';
import { type PendingCode, pendingCode } from '../account/pending.ts';

const NOW = 100_000;
const kept: PendingCode = {
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

test('T-22 the code that is kept in the tab counts', () => {
  pendingCode.write(kept);
  expect(openCodeScreen(null, NOW)).toEqual(kept);
  expect(openCodeScreen({ phone: kept.phone, isLogin: true, otpSent: true }, NOW)).toEqual(kept);
});
test('a code that nobody entered for two hours is given up, with the number it was for', () => {
  const sent = { ...kept, sentAt: 1 };
  pendingCode.write(sent);
  expect(openCodeScreen(null, 1 + CODE_EXPIRES_AFTER_MS)).toEqual(sent);
  const carried = { phone: kept.phone, isLogin: true, otpSent: true };
  expect(openCodeScreen(carried, 2 + CODE_EXPIRES_AFTER_MS)).toBeNull();
  expect(pendingCode.read()).toBeNull();
});
test('but not for another number', () => {
  pendingCode.write(kept);
  expect(openCodeScreen({ phone: '9800000000' }, NOW)).toEqual({
    ...none,
    mode: 'signup',
    phone: '9800000000',
    sentAt: null,
  });
});
test('OT-05 a clock that was set back makes nobody wait for longer than 30 s', () => {
  pendingCode.write({ ...kept, sentAt: NOW + 3_600_000 });
  expect(openCodeScreen(null, NOW)?.sentAt).toBe(NOW);
});
test('OT-13 G-04 a code that was sent but is not kept any more is not sent again by itself', () => {
  expect(openCodeScreen({ phone: kept.phone, isLogin: true, otpSent: true }, NOW)).toEqual({
    ...none,
    mode: 'login',
    phone: kept.phone,
    sentAt: 0,
  });
});
test.each([null, undefined, 'text', {}, { phone: '' }, { phone: 7 }])('nothing to work with: %j', (state) => {
  expect(openCodeScreen(state, NOW)).toBeNull();
});
test.each(['{broken', '{}', '{"mode":"login"}', JSON.stringify({ ...kept, sentAt: 'now' })])(
  'AU-04 a kept code that cannot be read is none: %s',
  (text) => {
    sessionStore.write(storageKeys.pendingCode, text);
    expect(openCodeScreen(null, NOW)).toBeNull();
  },
);
