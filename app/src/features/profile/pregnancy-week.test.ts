import { CalendarDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { pregnancyWeek, getTrimester, weeksToGo } from './pregnancy-week.ts';

const today = new CalendarDate(2026, 11, 21);
const dueIn = (days: number) => today.add({ days }).toString();

describe('the pregnancy week [T-01, T-03]', () => {
  test.each([null, '', '2026-02-30', 'soon'])(
    "without a due date it is the screen's fixed value: %j [DB-05]",
    (dueDate) => {
      expect(pregnancyWeek('dashboard', dueDate, today)).toEqual({ week: 24, isFromDueDate: false });
      expect(pregnancyWeek('settings', dueDate, today)).toEqual({ week: 32, isFromDueDate: false });
    },
  );

  test.each([
    [280, 0],
    [274, 0],
    [273, 1],
    [112, 24],
    [106, 24],
    [105, 25],
    [0, 40],
    [-14, 42],
    [-100, 42],
    [400, 0],
  ])('a due date in %i days is week %i', (days, week) => {
    expect(pregnancyWeek('dashboard', dueIn(days), today)).toEqual({ week, isFromDueDate: true });
  });

  test.each([
    [0, 1],
    [13, 1],
    [14, 2],
    [27, 2],
    [28, 3],
    [42, 3],
  ])('week %i is in trimester %i', (week, trimester) => {
    expect(getTrimester(week)).toBe(trimester);
  });

  test('the weeks to go are never negative', () => {
    expect([24, 40, 42].map(weeksToGo)).toEqual([16, 0, 0]);
  });
});
