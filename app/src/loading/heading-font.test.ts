import { expect, test } from 'vitest';
import { isDevanagari } from './heading-font.ts';

test.each([
  ['hi-IN', true],
  ['mr-IN', true],
  ['en-IN', false],
  ['ta-IN', false],
])('headings of a page in %s require the Devanagari font: %s', (language, needed) => {
  expect(isDevanagari(language)).toBe(needed);
});
