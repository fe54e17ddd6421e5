import { expect, test } from 'vitest';
import { getRowAfterKey, findNearestRow, getInitialRow } from './select-keys.ts';

const rows = Array.from({ length: 30 }, (_, index) => ({ isDisabled: [0, 3, 12, 29].includes(index) }));

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 28, 28],
  ['ArrowUp', 4, 2],
  ['ArrowUp', 1, 1],
  ['Home', 20, 1],
  ['End', 4, 28],
  ['PageDown', 2, 11],
  ['PageDown', 25, 28],
  ['PageUp', 22, 13],
  ['PageUp', 5, 1],
  ['PageUp', 1, 1],
  ['ArrowRight', 1, undefined],
  ['Enter', 1, undefined],
  ['a', 1, undefined],
])('%s moves from row %i to %s', (key, index, expected) => {
  expect(getRowAfterKey(key, index, rows)).toBe(expected);
});

test.each([
  ['a press', undefined, -1, 1],
  ['Arrow down', 'ArrowDown', -1, 1],
  ['Arrow up', 'ArrowUp', -1, 28],
  ['Arrow up, with a choice', 'ArrowUp', 5, 5],
])('the row that %s opens at', (_what, key, chosen, expected) => {
  expect(getInitialRow(key, chosen, rows)).toBe(expected);
});

test('a list without an enabled row opens at none', () => {
  expect(getInitialRow('ArrowDown', -1, [{ isDisabled: true }])).toBe(-1);
  expect(getInitialRow('ArrowUp', -1, [])).toBe(-1);
});

test.each([
  [2, 2],
  [3, 4],
  [29, 28],
  [40, 28],
])('the row nearest to index %i is %i', (index, expected) => {
  expect(findNearestRow(index, rows)).toBe(expected);
});
