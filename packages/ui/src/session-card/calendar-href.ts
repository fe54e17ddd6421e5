import { instantOf } from '../timestamp/index.ts';

export type CalendarEvent = {
  /** What no other event is called, for example the session's slug and the product's domain. */
  uid: string;
  title: string;
  /** As for the card. */
  scheduledAt: string | null | undefined;
  durationMinutes?: number | null | undefined;
  /** The page of the session. */
  url?: string | undefined;
};

/** How long something is taken to be whose length is not known. */
const DEFAULT_MINUTES = 60;

/** RFC 5545 §3.1: longer lines are folded. */
const MAX_OCTETS = 75;

const utc = (milliseconds: number) =>
  `${new Date(milliseconds).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** RFC 5545 §3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

const octetsOf = (text: string) => new TextEncoder().encode(text).length;

const folded = (line: string): string => {
  const parts: string[] = [''];
  for (const letter of line) {
    const part = parts.at(-1) ?? '';
    if (octetsOf(part + letter) > MAX_OCTETS) parts.push(` ${letter}`);
    else parts[parts.length - 1] = part + letter;
  }
  return parts.join('\r\n');
};

/**
 * The `href` of a link that puts a session into the phone's calendar: an iCalendar file (RFC 5545) in
 * a `data:` address, so that nothing is asked of a server. Give the link a `download` name that ends in
 * `.ics`. `null` when no time is known.
 */
export const calendarHref = ({
  uid,
  title,
  scheduledAt,
  durationMinutes,
  url,
}: CalendarEvent): string | null => {
  const start = instantOf(scheduledAt)?.getTime();
  if (start === undefined) return null;
  const end = start + (durationMinutes ?? DEFAULT_MINUTES) * 60_000;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Janani//Sessions//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(start)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(folded).join('\r\n'))}`;
};
