import { expect, test } from 'vitest';
import sources from './sources.json';
import { getLines } from './weeks.ts';

const weeks = Array.from({ length: 43 }, (_, week) => week);
const sourcesByWeek = sources.weeks as Partial<Record<string, Record<string, string>>>;
const statements = weeks.flatMap((week) => Object.keys(getLines(week)).map((title) => `${week} ${title}`));

test('every statement has a source', () => {
  const withoutSource = statements.filter((line) => {
    const [week = '', title = ''] = line.split(' ');
    return !/^https?:\/\/\S+$/.test(sourcesByWeek[week]?.[title] ?? '');
  });
  expect(withoutSource).toEqual([]);
  expect(statements.length).toBeGreaterThan(60);
});

test('the length does not shrink from one week to the next, except where the method of measuring changes', () => {
  const lengths = weeks.flatMap((week) => getLines(week).length ?? []);
  const shrunk = lengths.filter(({ millimetres, toHeel }, at) => {
    const before = lengths[at - 1];
    return before?.toHeel === toHeel && before.millimetres > millimetres;
  });
  expect(shrunk).toEqual([]);
});
