import { expect, test } from 'vitest';
import { getVisiblePages } from './visible-pages.ts';

test.each([
  [1, 1, '1'],
  [2, 5, '1 2 3 4 5'],
  [1, 12, '1 2 gap 12'],
  [4, 12, '1 2 3 4 5 gap 12'],
  [6, 12, '1 gap 5 6 7 gap 12'],
  [12, 12, '1 gap 11 12'],
])('Pagination 11: on page %i of %i the pages %s are shown', (page, pageCount, expected) => {
  expect(getVisiblePages(page, pageCount).join(' ')).toBe(expected);
});
