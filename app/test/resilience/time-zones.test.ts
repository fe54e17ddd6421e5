import { createClient } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import { formatTimestamp } from '@janani/ui/timestamp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { earliestDueDate, parseDay, todayInIndia } from '../../src/features/profile/dates.ts';
import { pregnancyWeek } from '../../src/features/profile/pregnancy-week.ts';
import {
  emptySignUp,
  isDueDateFar,
  validateSignUp,
  toProfile,
} from '../../src/features/sign-up/sign-up-rules.ts';
import { renderCalendarFile } from '../../src/features/sessions/calendar-file.ts';
import { isCompleted } from '../../src/data/session-status.ts';
import { getNextAction } from '../../src/features/sessions/next-action.ts';
import { getPhase } from '../../src/features/sessions/session-phase.ts';
import { formatDay } from '../../src/i18n/format.ts';
import { tryAll } from './record.ts';

/** Time zones of the user's device: the extremes of the day, and zones with daylight saving time. */
const ZONES = {
  'Asia/Kolkata': 330,
  'Asia/Dubai': 240,
  'Europe/London': 60,
  'America/New_York': -240,
  'America/Los_Angeles': -420,
  'Australia/Sydney': 600,
  'Pacific/Kiritimati': 840,
  'Pacific/Pago_Pago': -660,
};
const zones = Object.entries(ZONES);

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const INDIA_OFFSET = 5.5 * HOUR;

/** Days whose Indian midnight is tested: ordinary, end of year, leap day, and clock changes abroad. */
const DAYS = [
  ['2026-11-21', '2027-01-01', '2028-02-29', '2028-03-01', '2100-03-01'],
  ['2026-10-04', '2026-10-25', '2026-11-01', '2027-03-14', '2027-03-28', '2027-04-04'],
].flat();
const midnightInIndia = (day: string) => Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET;
const moments = DAYS.flatMap((day) =>
  [-SECOND, 0, SECOND].map((difference) => midnightInIndia(day) + difference),
);

/** A reference implementation with UTC days only. */
const getIndianDay = (ms: number) => new Date(ms + INDIA_OFFSET).toISOString().slice(0, 10);
const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

const filled = {
  ...emptySignUp,
  first_name: 'Ananya',
  last_name: 'Deshpande',
  state_id: 14,
  city: 'Pune',
  hospital: { value: 'MH-0001', label: 'Sunrise', isCustom: false },
  doctor: { value: 'D-1', label: 'Dr Patil', isCustom: false },
};
const isDueDateValid = (due_date: string) =>
  !('due_date' in validateSignUp({ ...filled, due_date }, todayInIndia()));

/** The due date after it was put in the profile, sent, stored and read. */
const afterRoundTrip = (due_date: string) => {
  const stored = JSON.parse(JSON.stringify(toProfile({ ...filled, due_date }))) as { due_date: string };
  return parseDay(stored.due_date)?.toString();
};

const sessionAt = async (scheduled_at: string) => {
  const example = examples.getSession.responses[200].openSession;
  const client = createClient({
    baseUrl: 'https://backend.example/api',
    getIdToken: () => Promise.resolve('token'),
    fetch: () => Promise.resolve(Response.json({ data: { ...example.data, scheduled_at, duration: 45 } })),
  });
  return client.getSession('yoga');
};

const originalTimeZone = process.env['TZ'];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  process.env['TZ'] = originalTimeZone;
  if (originalTimeZone === undefined) delete process.env['TZ'];
});

describe.each(zones)('a phone in %s [T-09]', (zone, offset) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });

  test('has the offset of that zone, as the other tests require', () => {
    // On this day both Sydney and the northern zones have daylight saving time.
    const isDaylightSaving = zone === 'Australia/Sydney';
    expect(-new Date('2026-10-10T00:00:00Z').getTimezoneOffset()).toBe(offset + (isDaylightSaving ? 60 : 0));
  });

  test('uses the Indian day for today, the 28 days and the week, at every midnight in India [SU-15, T-09]', async (context) => {
    const failed = await tryAll(context, 10, moments, (now) => {
      vi.setSystemTime(now);
      const today = getIndianDay(now);
      const due = addDays(today, 100);
      return !(
        todayInIndia().toString() === today &&
        earliestDueDate(todayInIndia()).toString() === addDays(today, 28) &&
        isDueDateValid(addDays(today, 28)) &&
        !isDueDateValid(addDays(today, 27)) &&
        !isDueDateFar(addDays(today, 280), todayInIndia()) &&
        isDueDateFar(addDays(today, 281), todayInIndia()) &&
        pregnancyWeek('dashboard', due, todayInIndia()).week === Math.floor((280 - 100) / 7)
      );
    });
    expect(failed).toEqual([]);
  });

  test('preserves a day when it is sent, read and formatted [T-09]', async (context) => {
    const days = DAYS.flatMap((day) => [-1, 0, 1, 28].map((difference) => addDays(day, difference)));
    const failed = await tryAll(context, 10, days, (day) => {
      const number = String(Number(day.slice(8)));
      return !(
        afterRoundTrip(day) === day &&
        formatDay(day).startsWith(`${number} `) &&
        formatDay(day).endsWith(day.slice(0, 4))
      );
    });
    expect(failed).toEqual([]);
  });

  test('shows a session at its Indian hour, with and without an offset, on screen and in the calendar [T-30, T-09]', async (context) => {
    const failed = await tryAll(context, 10, DAYS, async (day) => {
      const atSeven = [
        `${day}T07:00:00`,
        `${day}T07:00:00+05:30`,
        `${day}T01:30:00Z`,
        `${addDays(day, -1)}T20:30:00-05:00`,
      ];
      const ends = await Promise.all(
        atSeven.map(async (text) => {
          const { scheduled_at } = await sessionAt(text);
          const file = renderCalendarFile(
            {
              id: '1',
              title: 'Yoga',
              description: null,
              startsAt: scheduled_at!,
              minutes: 45,
              url: 'https://janani.example/',
            },
            0,
          );
          return (
            scheduled_at === `${day}T01:30:00.000Z` &&
            formatTimestamp(scheduled_at, { locale: 'en-IN' })?.endsWith(', 7:00 AM') &&
            formatDay(scheduled_at).startsWith(`${Number(day.slice(8))} `) &&
            file.includes(`DTSTART:${day.replaceAll('-', '')}T013000Z`)
          );
        }),
      );
      return ends.includes(false);
    });
    expect(failed).toEqual([]);
  });

  test('shows a session as either open or completed, up to two days before and after its start [SD-16, T-05, T-35]', async (context) => {
    const start = Date.parse('2026-11-28T01:30:00.000Z');
    const session = await sessionAt('2026-11-28T07:00:00');
    const enrolled = { ...session, is_enrolled: true, enrollment: null };
    const join_link = 'https://meet.example/';
    const linked = { ...enrolled, enrollment: { status: 'enrolled', join_link } };
    const guest = { ...session, is_enrolled: false, enrollment: null };
    const offsets = Array.from({ length: 4 * 48 + 1 }, (_, index) => (index - 96) * (HOUR / 2));
    const failed = await tryAll(context, 10, offsets, (difference) => {
      vi.setSystemTime(start + difference);
      const now = Date.now();
      const isOver = difference >= 45 * 60 * SECOND;
      return !(
        isCompleted(session, now) === difference > 0 &&
        (getPhase(session, now) === 'over') === isOver &&
        getNextAction(guest, now).offer === (isOver ? 'none' : 'enroll') &&
        getNextAction(linked, now).offer === (isOver ? 'none' : 'join') &&
        getNextAction(enrolled, now).offer === (isOver ? 'none' : 'enrolled-no-link')
      );
    });
    expect(failed).toEqual([]);
  });
});
