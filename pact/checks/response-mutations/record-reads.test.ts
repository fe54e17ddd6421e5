import { expect, test } from 'vitest';
import { recordReads } from './record-reads.ts';

const recordTargets = <Value>(reader: (value: Value) => unknown, value: Value) => {
  const targets: string[] = [];
  reader(recordReads(value, (target) => targets.push(target)));
  return targets;
};

test('records every path that is read, including missing ones', () => {
  const value: { data: { code: string; count?: number }[]; other: number } = {
    data: [{ code: 'a' }],
    other: 1,
  };
  expect(recordTargets(({ data }) => [data[0]?.code, data[0]?.count], value)).toEqual([
    '$.data',
    '$.data[0]',
    '$.data[0].code',
    '$.data[0]',
    '$.data[0].count',
  ]);
});

test('records all paths when a list is iterated or an object is copied', () => {
  expect(recordTargets((list) => list.map((item) => item), ['a', 'b'])).toEqual(['$[0]', '$[1]']);
  expect(recordTargets((value) => ({ ...value }), { a: 1, b: 2 })).toEqual(['$.a', '$.b']);
});

test('does not record inherited members', () => {
  expect(recordTargets((list) => [list.length, Array.isArray(list), list.concat()], [] as string[])).toEqual(
    [],
  );
  expect(recordTargets((value: { length?: number }) => [value.length, value.constructor], {})).toEqual([]);
  expect(recordTargets((value) => value.length, { length: 3 })).toEqual(['$.length']);
});
