import { expect, test } from 'vitest';
import { eachOnce } from './each-once.ts';

test('SE-03 a session that comes on two pages is shown once, where it came first', () => {
  const rows = ['1', '2', '3', '2', '1', '4'].map((id, place) => ({ id, place }));
  expect(eachOnce(rows)).toEqual([
    { id: '1', place: 0 },
    { id: '2', place: 1 },
    { id: '3', place: 2 },
    { id: '4', place: 5 },
  ]);
  expect(eachOnce([])).toEqual([]);
});
