import { expect, test } from 'vitest';
import { recording } from './recording.ts';

const placesReadBy = <Value>(reader: (value: Value) => unknown, value: Value) => {
  const places: string[] = [];
  reader(recording(value, (place) => places.push(place)));
  return places;
};

test('what is read is noted, also where there is nothing', () => {
  const value: { data: { code: string; count?: number }[]; other: number } = {
    data: [{ code: 'a' }],
    other: 1,
  };
  expect(placesReadBy(({ data }) => [data[0]?.code, data[0]?.count], value)).toEqual([
    '$.data',
    '$.data[0]',
    '$.data[0].code',
    '$.data[0]',
    '$.data[0].count',
  ]);
});

test('going over a list, or copying an object, reads all of it', () => {
  expect(placesReadBy((list) => list.map((item) => item), ['a', 'b'])).toEqual(['$[0]', '$[1]']);
  expect(placesReadBy((value) => ({ ...value }), { a: 1, b: 2 })).toEqual(['$.a', '$.b']);
});

test('what the language itself asks is not data', () => {
  expect(placesReadBy((list) => [list.length, Array.isArray(list), list.concat()], [] as string[])).toEqual(
    [],
  );
  expect(placesReadBy((value: { length?: number }) => [value.length, value.constructor], {})).toEqual([]);
  expect(placesReadBy((value) => value.length, { length: 3 })).toEqual(['$.length']);
});
