import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { clearAttemptForOtherNumber, clearStaleAttempt } from '../account/clear-user.ts';
import { SIGN_UP_EXPIRES_AFTER_MS } from '../account/expiry.ts';
import { readNavigationState } from '../account/navigation-state.ts';
import { getInitialCodeScreen } from './initial-code-screen.ts';
import { getInitialSignUp } from './initial-sign-up.ts';
import { pendingCode, pendingPhone } from '../account/pending.ts';
import { endAllAttempts, signInAttempt } from '../account/sign-in-attempt.ts';

const phone = '9876543210';
const other = '9876500000';
const NOW = 1_800_000_000_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => {
    vi.useRealTimers();
  };
});
const advanceTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('the stored number of a sign-up', () => {
  test('is the ten digits, and expires after half an hour [AU-12]', () => {
    expect(SIGN_UP_EXPIRES_AFTER_MS).toBe(30 * 60_000);
    pendingPhone.write(phone);
    expect(localStorage.getItem('pendingPhone')).toBe(phone);
    advanceTime(SIGN_UP_EXPIRES_AFTER_MS - 1);
    expect(pendingPhone.read()).toBe(phone);
    advanceTime(1);
    expect(pendingPhone.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('is extended by half an hour whenever the user continues [SU-01]', () => {
    pendingPhone.write(phone);
    advanceTime(SIGN_UP_EXPIRES_AFTER_MS - 1);
    expect(pendingPhone.renew(phone)).toBe(true);
    advanceTime(SIGN_UP_EXPIRES_AFTER_MS - 1);
    expect(pendingPhone.read()).toBe(phone);
    // A form that stayed open for longer is a sign-up that continues.
    advanceTime(2);
    expect(pendingPhone.renew(phone)).toBe(true);
    expect(pendingPhone.read()).toBe(phone);
    expect(pendingPhone.renew(other)).toBe(false);
    pendingPhone.remove();
    expect(pendingPhone.renew(phone)).toBe(false);
  });

  test.each([null, '', 'soon', String(NOW), String(NOW + SIGN_UP_EXPIRES_AFTER_MS + 1), 'Infinity'])(
    'with the expiry %s it counts as none, and is removed [SU-02]',
    (until) => {
      localStorage.setItem('pendingPhone', phone);
      if (until !== null) localStorage.setItem('pendingPhoneUntil', until);
      expect(pendingPhone.read()).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );
});

describe("a number in the history's state [SU-01, SI-13]", () => {
  const isAccepted = (phoneInState: string) =>
    readNavigationState({ phone: phoneInState }).phone === phoneInState;

  test('counts in a tab that has no attempt, or cannot read it [T-08]', () => {
    expect(isAccepted(phone)).toBe(true);
    sessionStore.write(storageKeys.signInAttempt, '{broken');
    expect(isAccepted(phone)).toBe(true);
  });

  test('counts while it is the number of the attempt', () => {
    signInAttempt.start(phone);
    expect([isAccepted(phone), isAccepted(other)]).toEqual([true, false]);
    signInAttempt.start(other);
    expect([isAccepted(phone), isAccepted(other)]).toEqual([false, true]);
  });

  test('does not count once the attempt has ended, or was abandoned', () => {
    signInAttempt.start(phone);
    signInAttempt.end();
    expect(isAccepted(phone)).toBe(false);
    signInAttempt.start(phone);
    advanceTime(SIGN_UP_EXPIRES_AFTER_MS);
    expect(isAccepted(phone)).toBe(false);
  });

  test('does not count in a tab that was frozen at the end of a session [T-25]', () => {
    signInAttempt.start(phone);
    endAllAttempts();
    expect(isAccepted(phone)).toBe(false);
    signInAttempt.start(phone);
    expect(isAccepted(phone)).toBe(true);
  });
});

describe('the entries of an attempt [T-25]', () => {
  const startAndSave = () => {
    signInAttempt.start(phone);
    sessionStore.write(storageKeys.signUpDraft, '{}');
    pendingCode.write({
      mode: 'login',
      phone,
      verificationId: 'id-1',
      sentAt: NOW,
      isConfirmed: false,
      mayBeSignedUp: false,
    });
  };
  const entriesWithPhone = () => Object.values(sessionStorage).filter((text: string) => text.includes(phone));

  test('after a session ended in another tab the code screen does not open, and a resumed tab clears its entries', () => {
    startAndSave();
    clearStaleAttempt();
    expect(getInitialCodeScreen(null, NOW)?.phone).toBe(phone);
    endAllAttempts();
    expect(getInitialCodeScreen({ phone }, NOW)).toBeNull();
    clearStaleAttempt();
    expect([entriesWithPhone(), sessionStorage.getItem('signUpDraft')]).toEqual([[], null]);
  });

  test("while another user is signed in the tab's entries are removed; those of the same user stay", () => {
    startAndSave();
    clearAttemptForOtherNumber(`+91${phone}`);
    expect(pendingCode.read()).not.toBeNull();
    clearAttemptForOtherNumber(`+91${other}`);
    expect(pendingCode.read()).toBeNull();
    expect(entriesWithPhone()).toEqual([]);
  });

  test('the sign-up draft expires after 30 minutes; the code screen expires when the form is opened again', () => {
    startAndSave();
    pendingPhone.write(phone);
    advanceTime(SIGN_UP_EXPIRES_AFTER_MS);
    expect(getInitialCodeScreen({ phone }, Date.now())?.phone).toBe(phone);
    expect(getInitialSignUp({ phone })).toBeNull();
    expect([entriesWithPhone(), localStorage.getItem('pendingPhone')]).toEqual([[], null]);
    expect(getInitialCodeScreen({ phone }, Date.now())).toBeNull();
  });

  test('after the session ended in another tab, signing in with the same number starts without the earlier draft', () => {
    startAndSave();
    endAllAttempts();
    signInAttempt.start(phone);
    expect(sessionStorage.getItem('signUpDraft')).toBeNull();
  });
});
