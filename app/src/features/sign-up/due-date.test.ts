import { expect, test } from 'vitest';
import { latestDueDate, parseDay } from '../profile/dates.ts';

// `app/test/resilience/time-zones.test.ts` tests the first day in every zone.

test.each(['', 'soon', '2026-02-30', '2026-13-01', '2026-11-21T00:00'])(
  'T-09 "%s" is not parsed as a day',
  (text) => {
    expect(parseDay(text)).toBeNull();
  },
);

test('the calendar ends a year from today [T-09]', () => {
  const today = parseDay('2028-02-29')!;
  expect(latestDueDate(today).toString()).toBe('2029-02-28');
});
