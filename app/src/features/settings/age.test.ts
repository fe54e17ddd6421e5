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
])('a user born on %s is under age: %s [T-33]', (dob, expected) => {
  expect(isMinor(dob, today)).toBe(expected);
});
