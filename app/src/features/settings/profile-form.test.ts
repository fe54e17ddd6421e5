import { describe, expect, test } from 'vitest';
import {
  changeProfile,
  normalizePincode,
  validateProfile,
  toDeviceProfile,
  toValues,
} from './profile-form.ts';

const user = {
  id: '7',
  phone: '9811122233',
  first_name: 'Ananya',
  last_name: 'Deshmukh',
  verified: true,
  role: '',
};
const saved = {
  first_name: null,
  last_name: null,
  email: null,
  due_date: '2027-03-16',
  city: 'Pune',
  state_id: 27,
  state_name: 'Maharashtra',
  hospital: 'Sunrise',
  hospital_code: 'H1',
  doctor: 'Dr Rao',
  doctor_code: null,
  gender: 'female' as const,
  dob: '1996-08-12',
  address: null,
  pincode: '411004',
  bio: null,
  wa_optin: true,
};
const values = toValues(user, saved);

test('the form and the saved profile have the same values [T-04]', () => {
  expect(toDeviceProfile(values)).toEqual({ ...saved, first_name: 'Ananya', last_name: 'Deshmukh' });
  expect(values.hospital).toEqual({ value: 'H1', label: 'Sunrise', isCustom: false });
  expect(values.doctor).toEqual({ value: 'Dr Rao', label: 'Dr Rao', isCustom: true });
});

test.each([
  ['4110041', '411004'],
  ['411 004', '411004'],
  ['41a', '41'],
  ['', ''],
])('a pincode of %j becomes %j [ST-07]', (text, pincode) => {
  expect(normalizePincode(text)).toBe(pincode);
});

test('a new state clears the city, a new hospital the doctor, and nothing else', () => {
  expect(changeProfile(values, 'state_id', 29)).toEqual({ ...values, state_id: 29, city: '' });
  const hospital = { value: 'x', label: 'x', isCustom: true };
  expect(changeProfile(values, 'hospital', hospital)).toEqual({ ...values, hospital, doctor: null });
  expect(changeProfile(values, 'bio', 'Hi')).toEqual({ ...values, bio: 'Hi' });
});

describe('validateProfile: the fields with an error', () => {
  test.each([
    [{}, []],
    [{ first_name: 'A' }, ['first_name']],
    [{ email: 'ananya' }, ['email']],
    [{ email: ' ananya.d@example.in ' }, []],
    [{ due_date: '', state_id: null, city: '', hospital: null, doctor: null }, []],
  ])('%o', (changes, problems) => {
    expect(Object.keys(validateProfile({ ...values, ...changes }))).toEqual(problems);
  });
});
