import { beforeEach, expect, test } from 'vitest';
import { CONSENT_VERSION, readConsent, writeConsent } from './consent.ts';

beforeEach(() => localStorage.clear());

test('T-13 nothing is agreed to before she says so', () => {
  expect(readConsent()).toEqual({ analytics: false, version: 0 });
});

test('her choice is kept with the version of the text', () => {
  writeConsent({ analytics: true });
  expect(readConsent()).toEqual({ analytics: true, version: CONSENT_VERSION });
});

test.each([
  '{broken',
  '{}',
  '{"analytics":"yes","version":1}',
  `{"analytics":true,"version":${CONSENT_VERSION - 1}}`,
])('a choice that cannot be read, or about an older text, counts as none: %s', (text) => {
  localStorage.setItem('consent', text);
  expect(readConsent().analytics).toBe(false);
});
