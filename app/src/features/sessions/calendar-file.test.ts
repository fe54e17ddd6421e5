import { describe, expect, test } from 'vitest';
import { renderCalendarFile, escapeText, foldLine, formatUtc } from './calendar-file.ts';

const event = {
  id: '7',
  title: 'Breathing, moving; resting',
  description: 'Bring:\n- a chair',
  startsAt: '2026-11-28T07:00:00+05:30',
  minutes: 45,
  url: 'https://janani.example/session/breathing',
};
const unfoldLines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const octets = (text: string) => new TextEncoder().encode(text).length;

describe('a calendar file', () => {
  const lines = unfoldLines(renderCalendarFile(event, Date.parse('2026-11-20T00:00:00Z')));

  test('has times in UTC, in any zone of the phone', () => {
    expect(formatUtc(Date.parse('2026-11-28T07:00:00.999+05:30'))).toBe('20261128T013000Z');
    expect(lines).toContain('DTSTART:20261128T013000Z');
    expect(lines).toContain('DTEND:20261128T021500Z');
    expect(lines).toContain('DTSTAMP:20261120T000000Z');
  });

  test('a session without a duration takes an hour', () => {
    expect(unfoldLines(renderCalendarFile({ ...event, minutes: null }, 0))).toContain(
      'DTEND:20261128T023000Z',
    );
  });

  test('has an alarm half an hour before the start', () => {
    const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'));
    expect(alarm).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      String.raw`DESCRIPTION:Breathing\, moving\; resting`,
      'TRIGGER:-PT30M',
    ]);
  });

  test('has the same event ID when it is saved twice', () => {
    expect(lines).toContain('UID:session-7@janani.example');
  });

  test('has its fields once and in order', () => {
    const described = { ...event, title: 'Yoga', description: 'Bring a mat.' };
    const lines = renderCalendarFile(described, 0).split('\r\n');
    expect(lines.slice(0, 7)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Janani//Janani//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:session-7@janani.example',
    ]);
    expect(lines.slice(10, 14)).toEqual([
      'SUMMARY:Yoga',
      'DESCRIPTION:Bring a mat.',
      `URL:${event.url}`,
      'BEGIN:VALARM',
    ]);
    expect(lines.slice(-4)).toEqual(['END:VALARM', 'END:VEVENT', 'END:VCALENDAR', '']);
    const withoutDescription = renderCalendarFile({ ...described, description: null }, 0).split('\r\n');
    expect(withoutDescription).toEqual(lines.filter((line) => line !== 'DESCRIPTION:Bring a mat.'));
  });

  test('ends every line as the standard requires', () => {
    const file = renderCalendarFile(event, 0);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

test('a line of 75 octets is not folded', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test.each([
  ['a,b;c\\d', String.raw`a\,b\;c\\d`],
  ['one\r\ntwo\rthree\nfour', String.raw`one\ntwo\nthree\nfour`],
  ['a\u0000b\u0007c\td', 'abc\td'],
  ['END:VEVENT\nBEGIN:VALARM', String.raw`END:VEVENT\nBEGIN:VALARM`],
])('%j is escaped', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

test.each(['short', 'x'.repeat(75), 'x'.repeat(76), 'माँ और शिशु की देखभाल '.repeat(20), '👩‍🍼'.repeat(40)])(
  'no line is longer than 75 octets, and no character is split: %s',
  (line) => {
    const folded = foldLine(line);
    for (const foldedLine of folded.split('\r\n')) expect(octets(foldedLine)).toBeLessThanOrEqual(75);
    expect(folded.replaceAll('\r\n ', '')).toBe(line);
  },
);
