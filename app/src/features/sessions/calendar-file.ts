/** RFC 5545 §3.1: a line has at most 75 octets; a longer one continues on the next, after a space. */
const MAX_LINE_OCTETS = 75;
/** How long before the start the calendar reminds the user, in minutes. */
const ALARM_MINUTES = 30;
/** The duration of a session that has none. */
const DEFAULT_MINUTES = 60;
const MINUTE_MS = 60_000;

export type CalendarEvent = {
  id: string;
  title: string;
  description: string | null;
  /** ISO 8601. */
  startsAt: string;
  minutes: number | null;
  /** The URL of the session's page. */
  url: string;
};

/** RFC 5545 §3.3.11: a text. Control characters are not allowed in it. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- they are what goes
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

/** Folds a line so that no segment is too long and no character is split. */
export const foldLine = (line: string): string => {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};

/** RFC 5545 §3.3.5: a moment in UTC, `20261128T013000Z`. */
export const formatUtc = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A calendar file with one event and its alarm (RFC 5545). */
export const renderCalendarFile = (event: CalendarEvent, now: number): string => {
  const start = Date.parse(event.startsAt);
  const end = start + (event.minutes ?? DEFAULT_MINUTES) * MINUTE_MS;
  const title = escapeText(event.title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Janani//Janani//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:session-${escapeText(event.id)}@${new URL(event.url).hostname}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(start)}`,
    `DTEND:${formatUtc(end)}`,
    `SUMMARY:${title}`,
    ...(event.description === null ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    `TRIGGER:-PT${ALARM_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
};
