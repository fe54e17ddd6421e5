import { getDateTimeFormat, formatDate } from './format-date.ts';

/** The product shows Indian time, wherever the viewer is. */
export const INDIA_TIME_ZONE = 'Asia/Kolkata';

// Decision T-30.
/** The offset of India, for times that the server sends without one. */
const INDIA_OFFSET = '+05:30';

const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** Parses an ISO 8601 time; without an offset it is Indian time. `null` if unreadable. */
export const parseTimestamp = (iso: string | null | undefined): Date | null => {
  const text = iso?.trim().replace(' ', 'T') ?? '';
  const instant = new Date(WITHOUT_OFFSET.test(text) ? text + INDIA_OFFSET : text);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/** The formatted fields of a time. */
export type TimestampParts = 'date-time' | 'date' | 'time';

/** The options of a format. */
export type TimestampOptions = {
  /** A BCP 47 tag, for example `en-IN`. */
  locale: string;
  /** With it, today and tomorrow are written as such and the year is added when it differs. */
  now?: Date | undefined;
  /** An IANA zone. India's by default. */
  timeZone?: string | undefined;
  /** The day and the time, or one of the two. `date-time` by default. */
  parts?: TimestampParts | undefined;
};

/** The calendar day of an instant in a zone, as `YYYY-MM-DD`. */
export const getDayInZone = (instant: Date, timeZone: string): string =>
  getDateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);

export const countDaysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

const formatTime = (instant: Date, locale: string, timeZone: string): string =>
  getDateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    // India's other languages write the day period (`सुबह 7:00`); "AM" would be English (CLDR day periods).
    ...(locale.startsWith('en') ? {} : { dayPeriod: 'short' }),
  })
    .formatToParts(instant)
    // Engines differ in the case of "am" and in the kind of space before it.
    .map(({ type, value }) => (type === 'dayPeriod' ? value.toUpperCase() : value.replace(/\s/gu, ' ')))
    .join('');

const capitalise = (lowercase: string): string => lowercase.charAt(0).toUpperCase() + lowercase.slice(1);

const formatDay = (instant: Date, { locale, now, timeZone = INDIA_TIME_ZONE }: TimestampOptions): string => {
  const day = getDayInZone(instant, timeZone);
  const today = now ? getDayInZone(now, timeZone) : null;
  const daysAhead = today ? countDaysBetween(today, day) : null;
  if (daysAhead === 0 || daysAhead === 1) {
    return capitalise(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(daysAhead, 'day'));
  }
  const isOtherYear = today !== null && today.slice(0, 4) !== day.slice(0, 4);
  return formatDate(instant, locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isOtherYear ? { year: 'numeric' } : {}),
  });
};

/**
 * The text of an instant: `Sat, 28 Nov, 7:00 AM`; with `now`, `Today, 7:00 AM`. `null` when the time is unreadable, so
 * that "Invalid Date" is never shown (SessionCard 4).
 */
export const formatTimestamp = (iso: string | null | undefined, options: TimestampOptions): string | null => {
  const instant = parseTimestamp(iso);
  if (!instant) return null;
  const { locale, timeZone = INDIA_TIME_ZONE, parts = 'date-time' } = options;
  return [
    ...(parts === 'time' ? [] : [formatDay(instant, options)]),
    ...(parts === 'date' ? [] : [formatTime(instant, locale, timeZone)]),
  ].join(', ');
};

/**
 * The same instant in the viewer's time zone, or `null` when that is the same as Indian time: relatives abroad require
 * it, users in India do not.
 */
export const formatTimestampInViewerZone = (
  iso: string | null | undefined,
  options: TimestampOptions & { timeZone: string },
): string | null => {
  const viewerTime = formatTimestamp(iso, options);
  return viewerTime === formatTimestamp(iso, { ...options, timeZone: INDIA_TIME_ZONE }) ? null : viewerTime;
};
