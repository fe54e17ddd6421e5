import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { clearAttemptOfOther, clearStaleAttempt } from '../account/clear-user.ts';
import { SIGN_UP_EXPIRES_AFTER_MS } from '../account/expiry.ts';
import { readCarried } from '../account/navigation-state.ts';
import { openCodeScreen } from './open-code-screen.ts';
import { openSignUp } from './open-sign-up.ts';
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
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('the kept number of a sign-up', () => {
  test('AU-12 is the ten digits, and counts for half an hour', () => {
    expect(SIGN_UP_EXPIRES_AFTER_MS).toBe(30 * 60_000);
    pendingPhone.write(phone);
    expect(localStorage.getItem('pendingPhone')).toBe(phone);
    pass(SIGN_UP_EXPIRES_AFTER_MS - 1);
    expect(pendingPhone.read()).toBe(phone);
    pass(1);
    expect(pendingPhone.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('SU-01 gets another half hour from whoever goes on with it', () => {
    pendingPhone.write(phone);
    pass(SIGN_UP_EXPIRES_AFTER_MS - 1);
    expect(pendingPhone.renew(phone)).toBe(true);
    pass(SIGN_UP_EXPIRES_AFTER_MS - 1);
    expect(pendingPhone.read()).toBe(phone);
    // A form that stayed open for longer is a sign-up that goes on.
    pass(2);
    expect(pendingPhone.renew(phone)).toBe(true);
    expect(pendingPhone.read()).toBe(phone);
    expect(pendingPhone.renew(other)).toBe(false);
    pendingPhone.remove();
    expect(pendingPhone.renew(phone)).toBe(false);
  });

  test.each([null, '', 'soon', String(NOW), String(NOW + SIGN_UP_EXPIRES_AFTER_MS + 1), 'Infinity'])(
    'SU-02 with the end %s it is none, and is removed',
    (until) => {
      localStorage.setItem('pendingPhone', phone);
      if (until !== null) localStorage.setItem('pendingPhoneUntil', until);
      expect(pendingPhone.read()).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );
});

describe('SU-01 SI-13 a number that history carries', () => {
  const counts = (carried: string) => readCarried({ phone: carried }).phone === carried;

  test('T-08 counts in a tab that knows of no attempt, or cannot read it', () => {
    expect(counts(phone)).toBe(true);
    sessionStore.write(storageKeys.signInAttempt, '{broken');
    expect(counts(phone)).toBe(true);
  });

  test('counts while it is the number of the attempt', () => {
    signInAttempt.start(phone);
    expect([counts(phone), counts(other)]).toEqual([true, false]);
    signInAttempt.start(other);
    expect([counts(phone), counts(other)]).toEqual([false, true]);
  });

  test('counts no more once the attempt has come to its end, or is given up', () => {
    signInAttempt.start(phone);
    signInAttempt.end();
    expect(counts(phone)).toBe(false);
    signInAttempt.start(phone);
    pass(SIGN_UP_EXPIRES_AFTER_MS);
    expect(counts(phone)).toBe(false);
  });

  test('T-25 counts no more in a tab that slept through the end of a session', () => {
    signInAttempt.start(phone);
    endAllAttempts();
    expect(counts(phone)).toBe(false);
    signInAttempt.start(phone);
    expect(counts(phone)).toBe(true);
  });
});

describe('T-25 what is left of an attempt', () => {
  const leave = () => {
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
  const traces = () => Object.values(sessionStorage).filter((text: string) => text.includes(phone));

  test('after a session ended elsewhere the code screen does not open, and the tab forgets it as it wakes', () => {
    leave();
    clearStaleAttempt();
    expect(openCodeScreen(null, NOW)?.phone).toBe(phone);
    endAllAttempts();
    expect(openCodeScreen({ phone }, NOW)).toBeNull();
    clearStaleAttempt();
    expect([traces(), sessionStorage.getItem('signUpDraft')]).toEqual([[], null]);
  });

  test('while somebody else is signed in the tab keeps nothing of it; of the user it keeps all', () => {
    leave();
    clearAttemptOfOther(`+91${phone}`);
    expect(pendingCode.read()).not.toBeNull();
    clearAttemptOfOther(`+91${other}`);
    expect(pendingCode.read()).toBeNull();
    expect(traces()).toEqual([]);
  });

  test('half an hour ends the form, and the code screen only once the form was asked for', () => {
    leave();
    pendingPhone.write(phone);
    pass(SIGN_UP_EXPIRES_AFTER_MS);
    expect(openCodeScreen({ phone }, Date.now())?.phone).toBe(phone);
    expect(openSignUp({ phone })).toBeNull();
    expect([traces(), localStorage.getItem('pendingPhone')]).toEqual([[], null]);
    expect(openCodeScreen({ phone }, Date.now())).toBeNull();
  });

  test('a number that is entered anew in such a tab does not get the draft from before', () => {
    leave();
    endAllAttempts();
    signInAttempt.start(phone);
    expect(sessionStorage.getItem('signUpDraft')).toBeNull();
  });
});
