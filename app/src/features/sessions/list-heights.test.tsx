import { expect, test } from 'vitest';
import { heights } from './list-heights.ts';

const createBox = (clientHeight: number) => ({ clientHeight }) as Element;

test('the page heights of the last list are saved while the width of the screen stays the same [SE-03]', () => {
  expect(heights.get('upcoming ', 0)).toBeUndefined();
  heights.save('upcoming ', [createBox(2400), createBox(2380)]);
  expect([0, 1, 2].map((index) => heights.get('upcoming ', index))).toEqual([2400, 2380, undefined]);
  expect(heights.get('completed ', 0)).toBeUndefined();
  const width = window.innerWidth;
  window.innerWidth = width / 2;
  expect(heights.get('upcoming ', 0)).toBeUndefined();
  window.innerWidth = width;
});
