import { beforeEach, expect, test } from 'vitest';
import { pendingPhone } from '../account/pending.ts';
import { saveSignUpDraft, readSignUpDraft } from './sign-up-draft.ts';
import { emptySignUp } from './sign-up-rules.ts';

const phone = '9876543210';
const values = {
  ...emptySignUp,
  first_name: ' M',
  due_date: '2001-02-30',
  state_id: 14,
  hospital: { value: 'Patil Nursing Home', label: 'Patil Nursing Home', isCustom: true },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the draft contains all values of the form, including invalid ones [SU-37]', () => {
  saveSignUpDraft(phone, values);
  expect(readSignUpDraft(phone)).toEqual(values);
  expect(sessionStorage.getItem('pendingProfile')).toBeNull();
});

test('with another phone number the form is empty, and the draft is removed [AU-13]', () => {
  saveSignUpDraft(phone, values);
  expect(readSignUpDraft('9876500000')).toEqual(emptySignUp);
  expect(readSignUpDraft(phone)).toEqual(emptySignUp);
});

test('a field of the draft that cannot be parsed is empty, and does not affect the others [SU-37]', () => {
  sessionStorage.setItem(
    'signUpDraft',
    JSON.stringify({ phone, values: { ...values, city: 7, doctor: [] } }),
  );
  expect(readSignUpDraft(phone)).toEqual({ ...values, city: '', doctor: null });
});

test.each(['{broken', '{}', JSON.stringify({ phone, values: 7 })])(
  'a draft that cannot be parsed counts as none: %s',
  (text) => {
    sessionStorage.setItem('signUpDraft', text);
    expect(readSignUpDraft(phone)).toEqual(emptySignUp);
    expect(sessionStorage.getItem('signUpDraft')).toBeNull();
  },
);

test("each change extends the number's expiry, but does not restore a removed number [SU-01]", () => {
  pendingPhone.write(phone);
  localStorage.setItem('pendingPhoneUntil', String(Date.now() + 1000));
  saveSignUpDraft(phone, values);
  expect(Number(localStorage.getItem('pendingPhoneUntil'))).toBeGreaterThan(Date.now() + 60_000);
  pendingPhone.remove();
  saveSignUpDraft(phone, values);
  expect(pendingPhone.read()).toBeNull();
});
