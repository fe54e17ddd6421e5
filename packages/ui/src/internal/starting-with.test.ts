import { expect, test } from 'vitest';
import { asLabel } from './starting-with.ts';

test.each(['State', 'State (optional)'])('%j is the label "State"', (text) => {
  expect(asLabel('State').test(text)).toBe(true);
});

test.each(['Birth State', 'Other state', 'State of birth', 'Kerala State'])(
  '%j is not the label "State"',
  (text) => {
    expect(asLabel('State').test(text)).toBe(false);
  },
);

test('a label with signs of a pattern is taken as it is written', () => {
  expect(asLabel('State (or U.T.)').test('State (or U.T.) (optional)')).toBe(true);
  expect(asLabel('U.T.').test('UXTX')).toBe(false);
});
