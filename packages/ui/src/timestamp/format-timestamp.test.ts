import { describe, expect, test } from 'vitest';
import { formatTimestamp, formatTimestampInViewerZone, parseTimestamp } from './format-timestamp.ts';
import { formatDate } from './format-date.ts';

const locale = 'en-IN';
const now = new Date('2026-11-21T12:00:00+05:30');

describe('formatTimestamp', () => {
  test('SessionCard 4: is in Indian time, whatever offset the server used', () => {
    expect(formatTimestamp('2026-11-28T01:30:00Z', { locale })).toBe('Sat, 28 Nov, 7:00 AM');
    expect(formatTimestamp('2026-11-28T07:00:00+05:30', { locale })).toBe('Sat, 28 Nov, 7:00 AM');
    expect(formatTimestamp('2026-11-27T20:30:00-05:00', { locale })).toBe('Sat, 28 Nov, 7:00 AM');
  });

  test('a time without an offset is Indian time [T-30]', () => {
    expect(formatTimestamp('2026-11-28T07:00', { locale })).toBe('Sat, 28 Nov, 7:00 AM');
    expect(formatTimestamp('2026-11-28 07:00:00', { locale })).toBe('Sat, 28 Nov, 7:00 AM');
    expect(formatTimestamp('2026-11-28T07:00:00.000', { locale })).toBe('Sat, 28 Nov, 7:00 AM');
  });

  test.each([null, undefined, '', ' ', 'soon', '2026-13-45T99:00:00Z'])(
    'SessionCard 4: %o is not a time, never "Invalid Date"',
    (iso) => {
      expect(formatTimestamp(iso, { locale, now })).toBeNull();
      expect(parseTimestamp(iso)).toBeNull();
    },
  );

  test('noon and midnight are 12, not 0', () => {
    expect(formatTimestamp('2026-11-28T12:05:00+05:30', { locale })).toBe('Sat, 28 Nov, 12:05 PM');
    expect(formatTimestamp('2026-11-28T00:05:00+05:30', { locale })).toBe('Sat, 28 Nov, 12:05 AM');
  });

  test('SessionCard 4: today and tomorrow are written as such, counted in Indian days', () => {
    expect(formatTimestamp('2026-11-21T19:00:00+05:30', { locale, now })).toBe('Today, 7:00 PM');
    expect(formatTimestamp('2026-11-22T00:30:00+05:30', { locale, now })).toBe('Tomorrow, 12:30 AM');
    // In UTC this is still the 21st.
    expect(formatTimestamp('2026-11-21T19:30:00Z', { locale, now })).toBe('Tomorrow, 1:00 AM');
    expect(formatTimestamp('2026-11-20T19:00:00+05:30', { locale, now })).toBe('Fri, 20 Nov, 7:00 PM');
    expect(formatTimestamp('2026-11-23T19:00:00+05:30', { locale, now })).toBe('Mon, 23 Nov, 7:00 PM');
  });

  test('Timestamp 8: shows the day alone, and the time alone', () => {
    const iso = '2026-11-28T07:00:00+05:30';
    expect(formatTimestamp(iso, { locale, parts: 'date' })).toBe('Sat, 28 Nov');
    expect(formatTimestamp(iso, { locale, parts: 'time' })).toBe('7:00 AM');
    expect(formatTimestamp('2026-11-21T19:00:00+05:30', { locale, now, parts: 'date' })).toBe('Today');
  });

  test('another year is included', () => {
    expect(formatTimestamp('2027-01-02T07:00:00+05:30', { locale, now })).toMatch(
      /^Sat, 2 Jan,? 2027, 7:00 AM$/,
    );
  });

  test('Timestamp 8: every month has three letters in English; Hindi writes it in full', () => {
    const fields = { day: 'numeric', month: 'short', year: 'numeric' } as const;
    const months = (tag: string) =>
      Array.from({ length: 12 }, (_, month) => formatDate(new Date(2026, month, 5), tag, fields));
    const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
    expect(months(locale)).toEqual(english.map((month) => `5 ${month} 2026`));
    const monthFormat = new Intl.DateTimeFormat('hi-IN', { ...fields, month: 'long' });
    expect(months('hi-IN')).toEqual(
      Array.from({ length: 12 }, (_, month) => monthFormat.format(new Date(2026, month, 5))),
    );
    expect(formatTimestamp('2026-09-05T07:00:00+05:30', { locale })).toBe('Sat, 5 Sep, 7:00 AM');
  });

  test('uses Hindi texts, months and day periods', () => {
    expect(formatTimestamp('2026-11-28T07:00:00+05:30', { locale: 'hi-IN' })).toBe('शनि, 28 नवंबर, सुबह 7:00');
    expect(formatTimestamp('2026-11-21T19:00:00+05:30', { locale: 'hi-IN', now })).toBe('आज, शाम 7:00');
  });
});

describe('formatTimestampInViewerZone', () => {
  const iso = '2026-11-28T07:00:00+05:30';

  test('a viewer abroad sees the local day and hour', () => {
    expect(formatTimestampInViewerZone(iso, { locale, timeZone: 'America/New_York' })).toBe(
      'Fri, 27 Nov, 8:30 PM',
    );
  });

  test('a viewer in Indian time sees nothing added', () => {
    expect(formatTimestampInViewerZone(iso, { locale, timeZone: 'Asia/Kolkata' })).toBeNull();
    expect(formatTimestampInViewerZone(iso, { locale, timeZone: 'Asia/Colombo' })).toBeNull();
    expect(formatTimestampInViewerZone(null, { locale, timeZone: 'America/New_York' })).toBeNull();
  });
});
