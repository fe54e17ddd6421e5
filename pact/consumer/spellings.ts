const MINUTE_MS = 60_000;
const HOUR = 60;
const INDIA = 5 * HOUR + 30;
/** In minutes: every whole hour from UTC-12 to UTC+14, and the clocks of the tz database that stand between. */
const WHOLE = Array.from({ length: 27 }, (_, at) => (at - 12) * HOUR);
const HALF = [-9.5, -3.5, -2.5, 3.5, 4.5, 6.5, 9.5, 10.5].map((hours) => hours * HOUR);
const QUARTER = [5.75, 8.75, 12.75, 13.75].map((hours) => hours * HOUR);
const OFFSETS = [...WHOLE, INDIA, ...HALF, ...QUARTER];

const twoDigits = (value: number) => String(Math.abs(value)).padStart(2, '0');

/** How an offset is written; Indian time may leave it out, and UTC has three ways. */
const offsetPattern = (minutes: number): string => {
  const sign = minutes < 0 ? '-' : String.raw`\+`;
  const written = `${sign}${twoDigits(Math.trunc(minutes / 60))}:${twoDigits(minutes % 60)}`;
  if (minutes === 0) return '(Z|[+-]00:00)';
  return minutes === INDIA ? `(${written})?` : written;
};

/**
 * A pattern for one moment in all the ways to write it that the description allows: at every clock of the world, in
 * Indian time without an offset, with or without seconds and their parts. The moment is a whole minute.
 */
export const spellingsOf = (moment: string): string => {
  const at = Date.parse(moment);
  if (Number.isNaN(at) || at % MINUTE_MS !== 0) throw new Error(`${moment} is no moment of a whole minute.`);
  const ways = OFFSETS.map((offset) => {
    const local = new Date(at + offset * MINUTE_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
    return String.raw`${local}(:00(\.0+)?)?${offsetPattern(offset)}`;
  });
  return `^(${ways.join('|')})$`;
};
