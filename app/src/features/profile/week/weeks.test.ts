import { expect, test } from 'vitest';
import sources from './sources.json';
import { getWeekTexts } from './weeks.ts';

const weeks = Array.from({ length: 43 }, (_, week) => week);
const sourcesByWeek = sources.weeks as Partial<Record<string, Record<string, string>>>;
const statements = weeks.flatMap((week) =>
  Object.keys(getWeekTexts(week)).map((title) => `${week} ${title}`),
);

test('every medical statement of a week has a cited source', () => {
  const withoutSource = statements.filter((line) => {
    const [week = '', title = ''] = line.split(' ');
    return !/^https?:\/\/\S+$/.test(sourcesByWeek[week]?.[title] ?? '');
  });
  expect(withoutSource).toEqual([]);
  expect(statements.length).toBeGreaterThan(60);
});

test('the length does not shrink from one week to the next, except where the method of measuring changes', () => {
  const lengths = weeks.flatMap((week) => getWeekTexts(week).length ?? []);
  const shorterThanPrevious = lengths.filter(({ millimetres, toHeel }, index) => {
    const before = lengths[index - 1];
    return before?.toHeel === toHeel && before.millimetres > millimetres;
  });
  expect(shorterThanPrevious).toEqual([]);
});
