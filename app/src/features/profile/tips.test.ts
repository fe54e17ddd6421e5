import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { t } from '../../i18n/t.ts';
import { hydrationTips, getTip } from './tips.ts';

const day = parseDate('2026-11-21');

test('the tip changes each day, repeats after a week, and stays the same all day [DB-04]', () => {
  const week = Array.from({ length: 7 }, (_, days) => getTip(day.add({ days })));
  expect(new Set(week)).toEqual(new Set(hydrationTips));
  expect(getTip(day)).toBe(getTip(parseDate('2026-11-21')));
  expect(getTip(day.add({ days: 7 }))).toBe(getTip(day));
});

test('every tip has a different text [DB-04]', () => {
  expect(new Set(hydrationTips.map((key) => t(key))).size).toBe(hydrationTips.length);
});
