const MINUTE_MS = 60_000;
const HOUR = 60;
const INDIA = 5 * HOUR + 30;
/** The offsets in minutes: every whole hour from UTC-12 to UTC+14, and the other offsets of the tz database. */
const HOUR_OFFSETS = Array.from({ length: 27 }, (_, index) => (index - 12) * HOUR);
const HALF_HOUR_OFFSETS = [-9.5, -3.5, -2.5, 3.5, 4.5, 6.5, 9.5, 10.5].map((hours) => hours * HOUR);
const QUARTER_HOUR_OFFSETS = [5.75, 8.75, 12.75, 13.75].map((hours) => hours * HOUR);
const OFFSETS = [...HOUR_OFFSETS, INDIA, ...HALF_HOUR_OFFSETS, ...QUARTER_HOUR_OFFSETS];

const padToTwoDigits = (value: number) => String(Math.abs(value)).padStart(2, '0');

/** The pattern of an offset; Indian time may omit it, and UTC has three notations. */
const getOffsetPattern = (minutes: number): string => {
  const sign = minutes < 0 ? '-' : String.raw`\+`;
  const notation = `${sign}${padToTwoDigits(Math.trunc(minutes / 60))}:${padToTwoDigits(minutes % 60)}`;
  if (minutes === 0) return '(Z|[+-]00:00)';
  return minutes === INDIA ? `(${notation})?` : notation;
};

/**
 * A pattern for a date-time in every notation that the description allows: with every offset, in Indian time without an
 * offset, with or without seconds and fractions. Its seconds are 0.
 */
export const getDateTimePattern = (dateTime: string): string => {
  const time = Date.parse(dateTime);
  if (Number.isNaN(time) || time % MINUTE_MS !== 0)
    throw new Error(`${dateTime} is no date-time without seconds.`);
  const notations = OFFSETS.map((offset) => {
    const local = new Date(time + offset * MINUTE_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
    return String.raw`${local}(:00(\.0+)?)?${getOffsetPattern(offset)}`;
  });
  return `^(${notations.join('|')})$`;
};
