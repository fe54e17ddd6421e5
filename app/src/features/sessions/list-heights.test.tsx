import { expect, test } from 'vitest';
import { heights } from './list-heights.ts';

const boxOf = (clientHeight: number) => ({ clientHeight }) as Element;

test('stores the page heights of the last list, while the width of the screen stays the same [SE-03]', () => {
  expect(heights.of('upcoming ', 0)).toBeUndefined();
  heights.save('upcoming ', [boxOf(2400), boxOf(2380)]);
  expect([0, 1, 2].map((index) => heights.of('upcoming ', index))).toEqual([2400, 2380, undefined]);
  expect(heights.of('completed ', 0)).toBeUndefined();
  const width = window.innerWidth;
  window.innerWidth = width / 2;
  expect(heights.of('upcoming ', 0)).toBeUndefined();
  window.innerWidth = width;
});
