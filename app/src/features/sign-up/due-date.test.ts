import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { earliestDueDate, latestDueDate, parseDay, todayInIndia } from '../profile/dates.ts';
import { emptySignUp, signUpProblems } from './sign-up-rules.ts';

/** Where users and their phones are: India, its neighbours, and as far away as it gets, with and without summer time. */
const zones: [zone: string, minutesAheadInJanuary: number][] = [
  ['Asia/Kolkata', 330],
  ['Asia/Kathmandu', 345],
  ['Asia/Dubai', 240],
  ['Europe/London', 0],
  ['America/New_York', -300],
  ['Australia/Sydney', 660],
  ['Pacific/Kiritimati', 840],
  ['Pacific/Pago_Pago', -660],
];

/** Indian time is five and a half hours ahead of UTC, all the year. */
const inIndia = (day: string, time: string) => new Date(`${day}T${time}+05:30`);

/** Days on which something could go wrong, with the day 28 days later. */
const edges: [day: string, first: string, before: string][] = [
  ['2026-11-21', '2026-12-19', '2026-12-18'],
  ['2026-12-31', '2027-01-28', '2027-01-27'],
  // Leap day, as today and as the first day.
  ['2028-02-29', '2028-03-28', '2028-03-27'],
  ['2028-02-01', '2028-02-29', '2028-02-28'],
  ['2027-02-01', '2027-03-01', '2027-02-28'],
  // Clocks change in the United States, in Europe and in Australia within the 28 days.
  ['2027-02-20', '2027-03-20', '2027-03-19'],
  ['2027-03-10', '2027-04-07', '2027-04-06'],
];

const home = process.env['TZ'];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

describe.each(zones)('T-09 SU-15 on a phone in %s', (zone, minutesAhead) => {
  test.each(edges)('on %s the first day is %s', (day, first, before) => {
    process.env['TZ'] = zone;
    // The process really is there.
    expect(new Date('2026-01-01T12:00:00Z').getTimezoneOffset()).toBe(-minutesAhead || 0);
    for (const time of ['00:00:00', '00:00:01', '12:00:00', '23:59:59']) {
      vi.setSystemTime(inIndia(day, time));
      const today = todayInIndia();
      expect(today.toString()).toBe(day);
      expect(earliestDueDate(today).toString()).toBe(first);
      expect(signUpProblems({ ...emptySignUp, due_date: first }, today)).not.toHaveProperty('due_date');
      expect(signUpProblems({ ...emptySignUp, due_date: before }, today)).toHaveProperty(
        'due_date',
        'signUp.dueDate.invalid',
      );
      expect(parseDay(first)?.toString()).toBe(first);
    }
  });

  test('one second before midnight in India it is still the day before', () => {
    process.env['TZ'] = zone;
    vi.setSystemTime(new Date(inIndia('2026-11-21', '00:00:00').getTime() - 1000));
    expect(todayInIndia().toString()).toBe('2026-11-20');
  });
});

test.each(['', 'soon', '2026-02-30', '2026-13-01', '2026-11-21T00:00'])('T-09 "%s" is no day', (text) => {
  expect(parseDay(text)).toBeNull();
});

test('T-09 the calendar ends a year from today', () => {
  const today = parseDay('2028-02-29')!;
  expect(latestDueDate(today).toString()).toBe('2029-02-28');
});
