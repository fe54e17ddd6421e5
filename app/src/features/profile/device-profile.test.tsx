import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../platform/storage.ts';
import { saveDeviceProfile, readDeviceProfile } from './device-profile.ts';

beforeEach(() => localStorage.setItem('user_data', '{"id":"7"}'));
afterEach(() => localStorage.clear());

const store = (text: string) => localStorage.setItem(storageKeys.deviceProfile('7'), text);

test('a saved profile is read again, for its user alone [T-04]', () => {
  const profile = { ...readDeviceProfile('7'), city: 'Pune', state_id: 27, wa_optin: true };
  saveDeviceProfile('7', profile);
  expect(readDeviceProfile('7')).toEqual(profile);
  expect(readDeviceProfile('8').city).toBeNull();
});

test('when the storage quota is exceeded, saving fails and the previous profile is restored, also in memory [T-04]', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const save = (city: string) => saveDeviceProfile('7', { ...readDeviceProfile('7'), city });
  setItem.mockImplementationOnce(full);
  expect([save('Pune'), readDeviceProfile('7').city]).toEqual([false, null]);
  expect([save('Pune'), readDeviceProfile('7').city]).toEqual([true, 'Pune']);
  setItem.mockImplementationOnce(full);
  expect([save('Goa'), readDeviceProfile('7').city]).toEqual([false, 'Pune']);
  setItem.mockRestore();
});

test('the profile of a user who is no longer signed in is not saved [T-25]', () => {
  saveDeviceProfile('8', { ...readDeviceProfile('8'), city: 'Pune' });
  expect(localStorage.getItem(storageKeys.deviceProfile('8'))).toBeNull();
});

test('every field of the profile that settings read is saved [AU-08]', () => {
  expect(Object.keys(readDeviceProfile('7'))).toEqual(
    expect.arrayContaining([
      'email',
      'due_date',
      'city',
      'state_id',
      'hospital',
      'doctor',
      'gender',
      'dob',
      'address',
      'pincode',
      'bio',
      'wa_optin',
    ]),
  );
});

test.each(['{broken', '[]', '7', 'null', '{"city": 7, "gender": "x", "due_date": "2027-03-16"}'])(
  'a field that cannot be parsed does not affect the others: %s',
  (text) => {
    store(text);
    expect(readDeviceProfile('7')).toMatchObject({ city: null, gender: null, wa_optin: false });
  },
);

test('the stored profile includes the due date from sign-up [T-01]', () => {
  store('{"due_date": "2027-03-16", "hospital": "Sunrise"}');
  expect(readDeviceProfile('7')).toMatchObject({ due_date: '2027-03-16', hospital: 'Sunrise' });
});
