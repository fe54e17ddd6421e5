import { expect, test } from 'vitest';
import { isDevanagari } from './heading-font.ts';

test.each([
  ['hi-IN', true],
  ['mr-IN', true],
  ['en-IN', false],
  ['ta-IN', false],
])('headings of a page in %s need the face of Devanagari: %s', (language, needed) => {
  expect(isDevanagari(language)).toBe(needed);
});
