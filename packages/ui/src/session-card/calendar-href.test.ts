import { expect, test } from 'vitest';
import { calendarHref, type CalendarEvent } from './calendar-href.ts';

const yoga: CalendarEvent = {
  uid: 'yoga@janani.test',
  title: 'Yoga; gentle, for all',
  scheduledAt: '2026-11-28T07:00:00+05:30',
  durationMinutes: 45,
};

const fileOf = (event: CalendarEvent) =>
  decodeURIComponent((calendarHref(event) ?? '').replace('data:text/calendar;charset=utf-8,', ''));
const linesOf = (event: CalendarEvent) => fileOf(event).split('\r\n');

test('a session as a calendar knows it, in universal time, with its commas escaped', () => {
  expect(linesOf(yoga)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Janani//Sessions//EN',
    'BEGIN:VEVENT',
    'UID:yoga@janani.test',
    'DTSTAMP:20261128T013000Z',
    'DTSTART:20261128T013000Z',
    'DTEND:20261128T021500Z',
    String.raw`SUMMARY:Yoga\; gentle\, for all`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an hour, where its length is not known; and where it is to be found', () => {
  const lines = linesOf({ ...yoga, durationMinutes: null, url: 'https://janani.test/session/yoga' });
  expect(lines).toContain('DTEND:20261128T023000Z');
  expect(lines).toContain('URL:https://janani.test/session/yoga');
});

test('no line is longer than 75 bytes, and none is cut within a letter', () => {
  const title = 'गर्भावस्था की दूसरी तिमाही के लिए कोमल योग, साँस और विश्राम';
  const lines = linesOf({ ...yoga, title });
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const unfolded = fileOf({ ...yoga, title }).replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:${title.replace(',', String.raw`\,`)}`);
});

test.each([null, undefined, 'soon'])('T-30: nothing to put into a calendar at %o', (scheduledAt) => {
  expect(calendarHref({ ...yoga, scheduledAt })).toBeNull();
});
