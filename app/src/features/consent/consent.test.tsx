import { beforeEach, expect, test } from 'vitest';
import { CONSENT_VERSION, readConsent, writeConsent } from './consent.ts';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user_data', '{"id":"7"}');
});

test('there is no consent before the user gives it [T-13]', () => {
  expect(readConsent('7')).toEqual({ analytics: false, version: 0 });
});

test('the user’s choice is stored with the version of the text', () => {
  writeConsent('7', { analytics: true });
  expect(readConsent('7')).toEqual({ analytics: true, version: CONSENT_VERSION });
});

test.each([
  '{broken',
  '{}',
  '{"analytics":"yes","version":1}',
  `{"analytics":true,"version":${CONSENT_VERSION - 1}}`,
])('consent that cannot be parsed, or to an older notice, is treated as none: %s', (text) => {
  localStorage.setItem('consent:7', text);
  expect(readConsent('7').analytics).toBe(false);
});

test("one user's consent does not apply to another [T-13]", () => {
  writeConsent('7', { analytics: true });
  expect(readConsent('8').analytics).toBe(false);
  localStorage.setItem('consent', JSON.stringify({ analytics: true, version: CONSENT_VERSION }));
  expect(readConsent('8').analytics).toBe(false);
});
