import { expect, test } from 'vitest';
import { getIndexAfterKey } from './menu-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['ArrowRight', 1, undefined],
  ['Enter', 1, undefined],
  ['l', 1, undefined],
])('%s moves from index %i of four to %s', (key, index, expected) => {
  expect(getIndexAfterKey(key, index, 4)).toBe(expected);
});
