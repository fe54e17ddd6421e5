import { CalendarDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { changeSignUp, isDueDateFar, validateSignUp, toProfile, type SignUpValues } from './sign-up-rules.ts';

const today = new CalendarDate(2026, 11, 21);
const complete: SignUpValues = {
  first_name: 'Ananya',
  last_name: 'Deshpande',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: { value: 'MH-0001', label: 'Sunrise Mother & Child Centre', isCustom: false },
  doctor: { value: 'MH-0001-D01', label: 'Dr Kavita Rao', isCustom: false },
};
const validate = (changes: Partial<SignUpValues>) => validateSignUp({ ...complete, ...changes }, today);

test('a complete form has no validation errors', () => {
  expect(validate({})).toEqual({});
});

describe('names', () => {
  test.each(['', 'A', ' A ', 'क'])('fewer than 2 characters are rejected: "%s" [SU-05, SU-09]', (name) => {
    expect(validate({ first_name: name, last_name: name })).toEqual({
      first_name: 'signUp.firstName.tooShort',
      last_name: 'signUp.lastName.tooShort',
    });
  });
  test('51 characters are rejected [SU-06, SU-10, T-21]', () => {
    const name = 'a'.repeat(51);
    expect(validate({ first_name: name, last_name: name })).toEqual({
      first_name: 'signUp.firstName.tooLong',
      last_name: 'signUp.lastName.tooLong',
    });
  });
  test('50 characters are allowed [SU-07, T-21]', () => {
    expect(validate({ first_name: 'a'.repeat(50), last_name: 'अ'.repeat(50) })).toEqual({});
  });
  test.each(['Anan1', 'D.', "O'Brien", 'Mary-Ann', 'Ana😀', '--', 'अ१'])(
    'other characters than letters are rejected: %s [SU-08, SU-11]',
    (name) => {
      expect(validate({ first_name: name, last_name: name })).toEqual({
        first_name: 'signUp.firstName.letters',
        last_name: 'signUp.lastName.letters',
      });
    },
  );
  test.each(['श्री', 'लक्ष्मी देवी', 'கவிதா', 'ಲಕ್ಷ್ಮಿ', 'ਮਨਪ੍ਰੀਤ', 'فاطمہ', 'Zoë', 'ক্ষ\u200Dমা', 'Mary  Ann'])(
    'letters of every script are allowed: %s [T-10]',
    (name) => {
      expect(validate({ first_name: name, last_name: name })).toEqual({});
    },
  );
});

describe('the other fields', () => {
  test('a due date is required [SU-13]', () => {
    expect(validate({ due_date: '' })).toEqual({ due_date: 'signUp.dueDate.required' });
  });
  test.each(['2027-02-30', '14/03/2027', 'soon', '2026-12-18', '2020-01-01'])(
    'an invalid day is rejected: %s [SU-14, SU-15]',
    (day) => {
      expect(validate({ due_date: day })).toEqual({ due_date: 'signUp.dueDate.invalid' });
    },
  );
  test('today plus 28 days is the first valid due date [SU-15, T-09]', () => {
    expect(validate({ due_date: '2026-12-19' })).toEqual({});
  });
  test('a due date more than 280 days ahead needs a confirmation and is no error [T-09]', () => {
    expect(isDueDateFar('2027-08-28', today)).toBe(false);
    expect(isDueDateFar('2027-08-29', today)).toBe(true);
    expect(validate({ due_date: '2028-08-29' })).toEqual({});
  });
  test.each([null, 0, -1])('a state is a number of at least 1: %j [SU-20]', (state_id) => {
    expect(validate({ state_id })).toEqual({ state_id: 'signUp.state.required' });
  });
  test('city, hospital and doctor are required [SU-23, SU-25, SU-27]', () => {
    expect(validate({ city: '  ', hospital: null, doctor: null })).toEqual({
      city: 'signUp.city.required',
      hospital: 'signUp.hospital.required',
      doctor: 'signUp.doctor.required',
    });
  });
});

describe('changes', () => {
  test('a new state clears the city; the same one does not [SU-22]', () => {
    expect(changeSignUp(complete, 'state_id', 22)).toMatchObject({ state_id: 22, city: '' });
    expect(changeSignUp(complete, 'state_id', 14).city).toBe('Pune');
  });
  test('choosing a hospital clears the doctor [SU-28]', () => {
    const hospital = { value: 'MH-0002', label: 'Shanti Mother Care', isCustom: false };
    expect(changeSignUp(complete, 'hospital', hospital)).toMatchObject({ hospital, doctor: null });
  });
});

describe('the profile that is sent [SU-39]', () => {
  test('has codes for values picked from a list', () => {
    expect(toProfile({ ...complete, first_name: '  Ananya   Rani ', city: ' Pune ' })).toEqual({
      first_name: 'Ananya Rani',
      last_name: 'Deshpande',
      due_date: '2027-03-14',
      state_id: 14,
      city: 'Pune',
      hospital: 'Sunrise Mother & Child Centre',
      hospital_code: 'MH-0001',
      doctor: 'Dr Kavita Rao',
      doctor_code: 'MH-0001-D01',
    });
  });
  test('has no codes for values entered as free text [T-28, G-08]', () => {
    const asFreeText = (label: string) => ({ value: label, label, isCustom: true });
    const profile = toProfile({
      ...complete,
      hospital: asFreeText('Patil Nursing Home'),
      doctor: asFreeText('Dr Patil'),
    });
    expect(profile).not.toHaveProperty('hospital_code');
    expect(profile).not.toHaveProperty('doctor_code');
  });
  test('is not created from an incomplete form', () => {
    expect(() => toProfile({ ...complete, doctor: null })).toThrow('not complete');
  });
});

test('a hospital or doctor of spaces is rejected, and surrounding spaces are not sent [SU-25, SU-27]', () => {
  const custom = (label: string) => ({ value: label, label, isCustom: true });
  expect(validate({ hospital: custom('  '), doctor: custom('  ') })).toEqual({
    hospital: 'signUp.hospital.required',
    doctor: 'signUp.doctor.required',
  });
  const sent = toProfile({ ...complete, hospital: custom(' Patil Home '), doctor: custom(' Dr Patil ') });
  expect(sent).toMatchObject({ hospital: 'Patil Home', doctor: 'Dr Patil' });
});
