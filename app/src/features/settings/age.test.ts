import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { isMinor } from './age.ts';

const today = parseDate('2026-11-21');

test.each([
  ['2008-11-22', true],
  ['2008-11-21', false],
  ['1996-08-12', false],
  ['2010-02-28', true],
  ['', false],
  ['not a day', false],
])('T-33 born on %s: under age is %s', (dob, expected) => {
  expect(isMinor(dob, today)).toBe(expected);
});
