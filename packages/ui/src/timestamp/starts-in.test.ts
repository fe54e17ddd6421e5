import { expect, test } from 'vitest';
import { getDistance, formatDistance } from './starts-in.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const getText = (iso: string, locale = 'en-IN') => {
  const distance = getDistance(new Date(iso), now);
  return distance && formatDistance(distance, locale);
};

test.each([
  ['2026-11-21T12:00:59+05:30', null],
  ['2026-11-21T11:59:01+05:30', null],
  ['2026-11-21T12:01:00+05:30', 'in 1 minute'],
  ['2026-11-21T12:59:59+05:30', 'in 59 minutes'],
  ['2026-11-21T13:00:00+05:30', 'in 1 hour'],
  // Never rounded up: at 13:55 it would have begun.
  ['2026-11-21T13:54:00+05:30', 'in 1 hour'],
  ['2026-11-21T23:59:00+05:30', 'in 11 hours'],
  ['2026-11-22T00:30:00+05:30', 'tomorrow'],
  ['2026-11-24T06:00:00+05:30', 'in 3 days'],
  ['2026-11-21T11:55:00+05:30', '5 minutes ago'],
  ['2026-11-21T00:00:00+05:30', '12 hours ago'],
  ['2026-11-20T06:00:00+05:30', 'yesterday'],
])('Timestamp 8: %s is %s', (iso, text) => {
  expect(getText(iso)).toBe(text);
});

test("Timestamp 8: days are counted in India, not in the phone's time zone", () => {
  // In UTC both are the 21st; in India the second is the 22nd.
  expect(getText('2026-11-21T19:30:00Z')).toBe('tomorrow');
});

test('Timestamp 8: shows Hindi', () => {
  expect(getText('2026-11-21T14:00:00+05:30', 'hi-IN')).toBe('2 घंटे में');
  expect(getText('2026-11-22T13:00:00+05:30', 'hi-IN')).toBe('कल');
});
