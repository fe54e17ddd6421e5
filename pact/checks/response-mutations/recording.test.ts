import { expect, test } from 'vitest';
import { recording } from './recording.ts';

const targetsReadBy = <Value>(reader: (value: Value) => unknown, value: Value) => {
  const targets: string[] = [];
  reader(recording(value, (target) => targets.push(target)));
  return targets;
};

test('records every path that is read, including missing ones', () => {
  const value: { data: { code: string; count?: number }[]; other: number } = {
    data: [{ code: 'a' }],
    other: 1,
  };
  expect(targetsReadBy(({ data }) => [data[0]?.code, data[0]?.count], value)).toEqual([
    '$.data',
    '$.data[0]',
    '$.data[0].code',
    '$.data[0]',
    '$.data[0].count',
  ]);
});

test('records all paths when a list is iterated or an object is copied', () => {
  expect(targetsReadBy((list) => list.map((item) => item), ['a', 'b'])).toEqual(['$[0]', '$[1]']);
  expect(targetsReadBy((value) => ({ ...value }), { a: 1, b: 2 })).toEqual(['$.a', '$.b']);
});

test('does not record inherited members', () => {
  expect(targetsReadBy((list) => [list.length, Array.isArray(list), list.concat()], [] as string[])).toEqual(
    [],
  );
  expect(targetsReadBy((value: { length?: number }) => [value.length, value.constructor], {})).toEqual([]);
  expect(targetsReadBy((value) => value.length, { length: 3 })).toEqual(['$.length']);
});
