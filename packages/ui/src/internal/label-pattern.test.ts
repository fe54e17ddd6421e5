import { expect, test } from 'vitest';
import { labelPattern } from './label-pattern.ts';

test.each(['State', 'State (optional)'])('%j matches the label "State"', (text) => {
  expect(labelPattern('State').test(text)).toBe(true);
});

test.each(['Birth State', 'Other state', 'State of birth', 'Kerala State'])(
  '%j does not match the label "State"',
  (text) => {
    expect(labelPattern('State').test(text)).toBe(false);
  },
);

test('special characters of a label are escaped', () => {
  expect(labelPattern('State (or U.T.)').test('State (or U.T.) (optional)')).toBe(true);
  expect(labelPattern('U.T.').test('UXTX')).toBe(false);
});
