import { expect, test } from 'vitest';
import { formatLength } from './length-text.ts';

test.each([
  [2, 'en-IN', '2 mm'],
  [54, 'en-IN', '5.4 cm'],
  [300, 'en-IN', '30 cm'],
  [367, 'en-IN', '37 cm'],
  [2, 'hi-IN', '2 मिमी'],
  [300, 'hi-IN', '30 सेमी'],
])('%d mm in %s is %s', (millimetres, locale, text) => {
  expect(formatLength(millimetres, locale)).toBe(text);
});
