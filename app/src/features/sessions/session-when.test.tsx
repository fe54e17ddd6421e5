import { expect, test } from 'vitest';
import { formatWhen } from './session-when.ts';

const now = Date.parse('2026-11-26T20:00:00+05:30');

test.each([
  ['2026-11-26T21:00:00+05:30', 'Today, 9:00 PM'],
  ['2026-11-27T07:00:00+05:30', 'Tomorrow, 7:00 AM'],
  ['2026-11-28T00:30:00+05:30', 'Sat, 28 Nov, 12:30 AM · in 2 days'],
  [null, null],
])('a session at %s is %s', (scheduledAt, text) => {
  expect(formatWhen(scheduledAt, now)).toBe(text);
});
