import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW, PHONE, unmountApp, renderApp, uncaught } from './render-app.tsx';
import { pendingCode, pendingPhone } from '../../src/features/account/pending.ts';
import { readStoredSession } from '../../src/features/account/stored-session.ts';
import { readDraft, readFeedback } from '../../src/features/sessions/feedback.ts';
import { readProfileDraft } from '../../src/features/settings/profile-draft.ts';
import { localStore } from '../../src/platform/storage.ts';
import { SLUG, getCode, endedSession, me, toProfileValues, getUser } from './stored-user.ts';

// Regression tests for defects that stored-fuzz.test.tsx found.

const saveOnDevice = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const saveInTab = (key: string, value: unknown) => sessionStorage.setItem(key, JSON.stringify(value));
const expectText = (text: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(text)).not.toEqual([]));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(unmountApp);

test('feedback with an unreadable date is shown without a date, and the page opens [T-12]', async () => {
  saveOnDevice(`feedback:${me.id}`, { [SLUG]: { rating: 4, comment: 'Calm', date: 'yesterday' } });
  renderApp(`/session/${SLUG}`, {
    getSession: { status: 200, text: JSON.stringify({ success: true, data: endedSession }) },
  });
  await expectText('Calm');
  await expectText('Saved on this device only.');
  expect(uncaught).toEqual([]);
});

test('an invalid date of birth does not break settings [T-04]', async () => {
  saveOnDevice(`profile:${me.id}`, { first_name: 'Anu', dob: 'spring', due_date: '2027-02-30' });
  renderApp('/settings');
  await expectText('Anu');
  expect(uncaught).toEqual([]);
});

test('a value that is nested too deep to be serialised does not break settings when it is viewed [T-04]', async () => {
  const DEEP = 20_000;
  localStorage.setItem(`consent:${me.id}`, '['.repeat(DEEP) + ']'.repeat(DEEP));
  renderApp('/settings');
  await expectText(/^View/);
  screen.getByRole('button', { name: /^View/ }).click();
  await expectText(/"account"/);
  expect(uncaught).toEqual([]);
});

test('a session stored without an app of the provider continues [G-16]', () => {
  localStorage.setItem('auth_token', 'jan_1');
  saveOnDevice('user_data', getUser(me));
  saveOnDevice('provider_user', { user: me.id, uid: 'uid-7' });
  expect(readStoredSession(localStore)?.binding).toEqual({ uid: 'uid-7', app: null });
});

test.each([
  ['null', 'null'],
  ['12', '12'],
  ['__proto__', '__proto__'],
  ['an object', '{"phone":"9876543210"}'],
  ['a long text', 'x'.repeat(100_000)],
])('sign-up and sign-in ignore an invalid stored phone number: %s [T-22]', (_title, text) => {
  localStorage.setItem('pendingPhone', text);
  localStorage.setItem('pendingPhoneUntil', String(NOW + 60_000));
  saveInTab('pendingCode', { ...getCode(me), phone: text });
  expect(pendingPhone.read()).toBeNull();
  expect(pendingCode.read()).toBeNull();
});

test.each([-1, 2.5, 6, 1e308, '4', null])(
  'a feedback draft rated %s loses the rating and retains the comment [T-12]',
  (rating) => {
    saveInTab('feedbackDraft', { userId: me.id, slug: SLUG, rating, comment: 'Calm' });
    expect(readDraft(me.id, SLUG)).toEqual({ rating: 0, comment: 'Calm' });
    expect(readFeedback(me.id, SLUG)).toBeNull();
  },
);

test('an unreadable field of the profile draft is empty, and the others are preserved [T-04]', () => {
  const values = toProfileValues(me);
  saveInTab('profileDraft', { userId: me.id, values: { ...values, bio: 7, gender: 'x', hospital: [] } });
  expect(readProfileDraft(me.id)).toEqual({ ...values, bio: '', gender: '', hospital: null });
});

test('an incompletely written draft does not lose the number of a sign-up [T-08]', async () => {
  localStorage.setItem('pendingPhone', PHONE);
  localStorage.setItem('pendingPhoneUntil', String(NOW + 60_000));
  sessionStorage.setItem('signUpDraft', '{"phone":"98765');
  renderApp('/signup', {}, { isSignedIn: false });
  await expectText('+91 98765 43210');
  expect(localStorage.getItem('pendingPhone')).toBe(PHONE);
});
