import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeConsent } from '../features/consent/consent.ts';
import { startAnalytics, stopAnalytics } from '../platform/analytics-tool.ts';
import { applyAnalyticsConsent } from './analytics-consent.ts';

vi.mock('../platform/analytics-tool.ts', () => ({
  startAnalytics: vi.fn<() => Promise<void>>(),
  stopAnalytics: vi.fn<() => void>(),
}));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user_data', '{"id":"7"}');
});
afterEach(() => {
  vi.clearAllMocks();
});

const birthDate = (yearsAgo: number) =>
  localStorage.setItem('profile:7', JSON.stringify({ dob: `${new Date().getFullYear() - yearsAgo}-01-01` }));
const calls = () => [vi.mocked(startAnalytics).mock.calls.length, vi.mocked(stopAnalytics).mock.calls.length];

test('before the choice events are only held, in case the user consents [T-13]', () => {
  applyAnalyticsConsent('7');
  expect(calls()).toEqual([0, 0]);
});

test('after consent analytics starts, after declining events are not even held [T-13]', () => {
  writeConsent('7', { analytics: true });
  applyAnalyticsConsent('7');
  expect(calls()).toEqual([1, 0]);
  writeConsent('7', { analytics: false });
  applyAnalyticsConsent('7');
  expect(calls()).toEqual([1, 1]);
});

test('analytics does not start for a user under eighteen, whatever the choice [T-33]', () => {
  writeConsent('7', { analytics: true });
  birthDate(16);
  applyAnalyticsConsent('7');
  expect(calls()).toEqual([0, 1]);
  birthDate(30);
  applyAnalyticsConsent('7');
  expect(calls()).toEqual([1, 1]);
});
