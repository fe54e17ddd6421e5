import { expect, test } from 'vitest';
import { eachOnce } from './each-once.ts';

test('a session on two pages is shown once, at its first position [SE-03]', () => {
  const rows = ['1', '2', '3', '2', '1', '4'].map((id, index) => ({ id, place: index }));
  expect(eachOnce(rows)).toEqual([
    { id: '1', place: 0 },
    { id: '2', place: 1 },
    { id: '3', place: 2 },
    { id: '4', place: 5 },
  ]);
  expect(eachOnce([])).toEqual([]);
});
