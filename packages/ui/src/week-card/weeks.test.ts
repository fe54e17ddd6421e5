import { expect, test } from 'vitest';
import { countLitDots } from './weeks.ts';

test.each([
  [24, 24],
  [0, 0],
  [-3, 0],
  [40, 40],
  [42, 40],
  [24.9, 24],
  [Number.NaN, 0],
])('week %d lights %d dots', (week, dots) => {
  expect(countLitDots(week)).toBe(dots);
});
