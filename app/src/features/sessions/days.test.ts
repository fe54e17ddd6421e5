import { expect, test } from 'vitest';
import { type Entry, groupByDay, getIndianDay, hasWholeCard, groupIntoPages } from './days.ts';
import { session } from './session.testing.ts';

const entry = (scheduled_at: string | null, slug = scheduled_at ?? 'untimed'): Entry => ({
  session: session(slug, { scheduled_at }),
  phase: 'upcoming',
});
const at = (day: number, hour: number) =>
  entry(`2026-11-${String(day).padStart(2, '0')}T0${hour}:00:00.000Z`);
const shape = (entries: Entry[]) =>
  groupByDay(entries).map(({ date, isContinued, entries: all }) => [date, isContinued, all.length]);

test('a day is a day of India, in any zone of the phone', () => {
  expect(getIndianDay(Date.parse('2026-11-22T18:29:59.999Z'))).toBe('2026-11-22');
  expect(getIndianDay(Date.parse('2026-11-22T18:30:00.000Z'))).toBe('2026-11-23');
});

test('a day is the one that Intl formats, in every half hour of a year', () => {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
  const start = Date.parse('2026-01-01T00:00:00.000Z');
  const moments = Array.from({ length: 2 * 24 * 365 }, (_, half) => start + half * 30 * 60_000);
  expect(moments.filter((moment) => getIndianDay(moment) !== days.format(moment))).toEqual([]);
});

test('consecutive sessions of a day are grouped, and so are those without a time', () => {
  expect(shape([at(22, 1), at(22, 9), at(23, 1), entry(null)])).toEqual([
    ['2026-11-22', false, 2],
    ['2026-11-23', false, 1],
    [null, false, 1],
  ]);
  expect(shape([])).toEqual([]);
});

test('a day with very many sessions continues without a second heading', () => {
  const many = Array.from({ length: 30 }, (_, index) => entry('2026-11-22T05:00:00.000Z', `class ${index}`));
  expect(shape(many)).toEqual([
    ['2026-11-22', false, 12],
    ['2026-11-22', true, 12],
    ['2026-11-22', true, 6],
  ]);
});

test('a full page stays the same when more is loaded', () => {
  const days = (count: number) => groupByDay(Array.from({ length: count }, (_, index) => at(index + 1, 5)));
  expect(groupIntoPages(days(25)).map((page) => page.length)).toEqual([12, 12, 1]);
  expect(groupIntoPages(days(29)).slice(0, 2)).toEqual(groupIntoPages(days(25)).slice(0, 2));
  const dense = [1, 2, 3].flatMap((day) => Array.from({ length: 8 }, () => at(day, 5)));
  expect(groupIntoPages(groupByDay(dense)).map((page) => page.length)).toEqual([2, 1]);
  // In a grid a page ends with a row, not with a day.
  const inGrid = groupIntoPages(groupByDay(dense, true));
  const sizes = inGrid.map((page) => page.map(({ isContinued, entries }) => [isContinued, entries.length]));
  expect(sizes).toEqual([
    [
      [false, 8],
      [false, 4],
    ],
    [
      [true, 4],
      [false, 8],
    ],
  ]);
});

test('the first sessions of today and tomorrow have a whole card, once', () => {
  const now = Date.parse('2026-11-22T20:00:00.000Z');
  const days = groupByDay([at(22, 5), at(23, 5), at(24, 5), at(25, 5), entry(null)]);
  expect(days.map((day) => hasWholeCard(day, now))).toEqual([false, true, true, false, false]);
  expect(days.some((day) => hasWholeCard({ ...day, isContinued: true }, now))).toBe(false);
});
