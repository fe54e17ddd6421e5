import { expect, test } from 'vitest';
import { findNeighbour } from './arrow-keys.ts';

test.each([
  ['ArrowRight', false, 0, 1],
  ['ArrowRight', false, 2, 0],
  ['ArrowLeft', false, 0, 2],
  ['ArrowLeft', true, 0, 1],
  ['ArrowRight', true, 0, 2],
  ['Home', false, 2, undefined],
  ['ArrowDown', false, 0, undefined],
] as const)('%s (right to left: %s) moves from index %i to %s', (key, isRightToLeft, from, to) => {
  expect(findNeighbour(from, 3, key, isRightToLeft)).toBe(to);
});
