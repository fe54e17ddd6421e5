// Decision T-09.
/** A day without a time, `YYYY-MM-DD`: the same day in every time zone. */
export type IsoDate = string;

// Decision T-09.
/** The time zone that decides which day is today. */
export const INDIA_TIME_ZONE = 'Asia/Kolkata';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const toUtcMidnight = (date: IsoDate) => new Date(`${date}T00:00:00Z`);

/** Whether a text is a date that exists, which `2026-02-30` does not. */
export const isIsoDate = (text: string): boolean => {
  if (!ISO_DATE.test(text)) return false;
  const date = toUtcMidnight(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Today's date in a time zone. */
export const getToday = (timeZone: string, now: Date = new Date()): IsoDate => {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** Whether a day may be picked. ISO dates sort as text. */
export const isInRange = (date: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): boolean =>
  (min === undefined || date >= min) && (max === undefined || date <= max);

/** The visible format: `15 June 2027`. */
export const formatDate = (date: IsoDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(
    toUtcMidnight(date),
  );

/** The accessible name: the weekday, then the visible date (WCAG 2.5.3): `Tuesday, 15 June 2027`. */
export const formatAccessibleDate = (date: IsoDate, locale: string): string => {
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' });
  return `${weekday.format(toUtcMidnight(date))}, ${formatDate(date, locale)}`;
};
