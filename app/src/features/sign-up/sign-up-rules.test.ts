import { CalendarDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { changeSignUp, isDueDateFar, signUpProblems, toProfile, type SignUpValues } from './sign-up-rules.ts';

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
const problems = (part: Partial<SignUpValues>) => signUpProblems({ ...complete, ...part }, today);

test('a complete form has no problems', () => {
  expect(problems({})).toEqual({});
});

describe('names', () => {
  test.each(['', 'A', ' A ', 'क'])('SU-05 SU-09 fewer than 2 characters: "%s"', (name) => {
    expect(problems({ first_name: name, last_name: name })).toEqual({
      first_name: 'signUp.firstName.tooShort',
      last_name: 'signUp.lastName.tooShort',
    });
  });
  test('SU-06 SU-10 T-21 51 characters are too many', () => {
    const name = 'a'.repeat(51);
    expect(problems({ first_name: name, last_name: name })).toEqual({
      first_name: 'signUp.firstName.tooLong',
      last_name: 'signUp.lastName.tooLong',
    });
  });
  test('SU-07 T-21 50 characters are allowed', () => {
    expect(problems({ first_name: 'a'.repeat(50), last_name: 'अ'.repeat(50) })).toEqual({});
  });
  test.each(['Anan1', 'D.', "O'Brien", 'Mary-Ann', 'Ana😀', '--', 'अ१'])(
    'SU-08 SU-11 not only letters: %s',
    (name) => {
      expect(problems({ first_name: name, last_name: name })).toEqual({
        first_name: 'signUp.firstName.letters',
        last_name: 'signUp.lastName.letters',
      });
    },
  );
  test.each(['श्री', 'लक्ष्मी देवी', 'கவிதா', 'ಲಕ್ಷ್ಮಿ', 'ਮਨਪ੍ਰੀਤ', 'فاطمہ', 'Zoë', 'ক্ষ\u200Dমা', 'Mary  Ann'])(
    'T-10 letters of every script: %s',
    (name) => {
      expect(problems({ first_name: name, last_name: name })).toEqual({});
    },
  );
});

describe('the other fields', () => {
  test('SU-13 a due date is required', () => {
    expect(problems({ due_date: '' })).toEqual({ due_date: 'signUp.dueDate.required' });
  });
  test.each(['2027-02-30', '14/03/2027', 'soon', '2026-12-18', '2020-01-01'])(
    'SU-14 SU-15 no valid day: %s',
    (day) => {
      expect(problems({ due_date: day })).toEqual({ due_date: 'signUp.dueDate.invalid' });
    },
  );
  test('SU-15 T-09 today plus 28 days is the first day', () => {
    expect(problems({ due_date: '2026-12-19' })).toEqual({});
  });
  test('T-09 more than 280 days ahead is a question, not an error', () => {
    expect(isDueDateFar('2027-08-28', today)).toBe(false);
    expect(isDueDateFar('2027-08-29', today)).toBe(true);
    expect(problems({ due_date: '2028-08-29' })).toEqual({});
  });
  test.each([null, 0, -1])('SU-20 a state is a number of at least 1: %j', (state_id) => {
    expect(problems({ state_id })).toEqual({ state_id: 'signUp.state.required' });
  });
  test('SU-23 SU-25 SU-27 city, hospital and doctor are required', () => {
    expect(problems({ city: '  ', hospital: null, doctor: null })).toEqual({
      city: 'signUp.city.required',
      hospital: 'signUp.hospital.required',
      doctor: 'signUp.doctor.required',
    });
  });
});

describe('changes', () => {
  test('SU-22 a new state clears the city; the same one does not', () => {
    expect(changeSignUp(complete, 'state_id', 22)).toMatchObject({ state_id: 22, city: '' });
    expect(changeSignUp(complete, 'state_id', 14).city).toBe('Pune');
  });
  test('SU-28 choosing a hospital clears the doctor', () => {
    const hospital = { value: 'MH-0002', label: 'Shanti Mother Care', isCustom: false };
    expect(changeSignUp(complete, 'hospital', hospital)).toMatchObject({ hospital, doctor: null });
  });
});

describe('SU-39 the profile that is sent', () => {
  test('with codes for what was picked', () => {
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
  test('T-28 G-08 without codes for what was typed', () => {
    const typed = (label: string) => ({ value: label, label, isCustom: true });
    const profile = toProfile({
      ...complete,
      hospital: typed('Patil Nursing Home'),
      doctor: typed('Dr Patil'),
    });
    expect(profile).not.toHaveProperty('hospital_code');
    expect(profile).not.toHaveProperty('doctor_code');
  });
  test('is never made from half a form', () => {
    expect(() => toProfile({ ...complete, doctor: null })).toThrow('not complete');
  });
});

test('SU-25 SU-27 a hospital or doctor of spaces is none, and spaces around one are not sent', () => {
  const custom = (label: string) => ({ value: label, label, isCustom: true });
  expect(problems({ hospital: custom('  '), doctor: custom('  ') })).toEqual({
    hospital: 'signUp.hospital.required',
    doctor: 'signUp.doctor.required',
  });
  const sent = toProfile({ ...complete, hospital: custom(' Patil Home '), doctor: custom(' Dr Patil ') });
  expect(sent).toMatchObject({ hospital: 'Patil Home', doctor: 'Dr Patil' });
});
