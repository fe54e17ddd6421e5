import { afterEach, expect, test } from 'vitest';
import { deviceData, eraseDeviceData } from './device-data.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("all of the user's data is shown, and erasing leaves only the sign-in [T-04]", () => {
  localStorage.setItem('auth_token', 'secret');
  localStorage.setItem('user_data', '{"id":"7"}');
  localStorage.setItem('profile:7', '{"city":"Pune"}');
  localStorage.setItem('feedback:7', '{"yoga":{"rating":4}}');
  localStorage.setItem('feedback:8', '{}');
  sessionStorage.setItem('profileDraft', '{}');
  expect(deviceData('7')).toEqual({
    account: { id: '7' },
    profile: { city: 'Pune' },
    feedback: { yoga: { rating: 4 } },
    consent: null,
    theme: null,
  });
  expect(JSON.stringify(deviceData('7'))).not.toContain('secret');
  eraseDeviceData('7');
  expect(Object.keys(localStorage).toSorted()).toEqual(['auth_token', 'feedback:8', 'user_data']);
  expect(sessionStorage).toHaveLength(0);
});
