import { expect, test } from 'vitest';
import { isAllowed, renderPage, findForbidden } from './licences.mjs';

test.each([
  ['MIT', true],
  ['(Apache-2.0 AND MIT)', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-3.0', false],
  ['MIT AND GPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])(
  'an SPDX expression is allowed if all of an AND or one of an OR is: "%s" is %s',
  (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  },
);

test('a licence that is not allowed is reported with its package', () => {
  const licences = {
    MIT: [{ name: 'a', versions: ['1.0.0'] }],
    'GPL-3.0': [{ name: 'b', versions: ['2.0.0'] }],
  };
  expect(findForbidden(licences)).toEqual(['b: GPL-3.0']);
});

test('the page is the same for any order of its input', () => {
  const one = { name: 'one', versions: ['2.0.0', '1.0.0'] };
  const two = { name: 'two', versions: ['1.0.0'] };
  expect(renderPage({ MIT: [two, one], ISC: [two] })).toBe(renderPage({ ISC: [two], MIT: [one, two] }));
  expect(renderPage({ MIT: [one] })).toContain('- one 1.0.0, 2.0.0');
});
