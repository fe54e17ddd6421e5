import { describe, expect, it } from 'vitest';
import { codeOf } from './code-of.ts';

const { extract, pattern, inputMode } = codeOf(/[A-Z0-9]/);

describe('codeOf', () => {
  it.each([
    ['A1B2C3', 'A1B2C3'],
    ['a1b2c3', 'A1B2C3'],
    ['A1B-2C3', 'A1B2C3'],
    ['A1B 2C3', 'A1B2C3'],
    ['Janani: your secure ticket is A1B2C3. Valid 10 min', 'A1B2C3'],
    ['Please enter QWERTY', 'QWERTY'],
    ['A1B2C3D4', 'A1B2C3'],
    ['क१ख२', '12'],
    ['é', ''],
    ['', ''],
  ])('extracts the code of %j', (text, code) => expect(extract(text, 6)).toBe(code));

  it('accepts only letters where only letters are allowed', () =>
    expect(codeOf(/[a-z]/).extract('K9l-Mn', 4)).toBe('klmn'));

  // A global expression continues from its last index: the second letter would be tried in the other case.
  it('tests each character independently, also with a global expression', () =>
    expect(codeOf(/[A-Za-z]/g).extract('abCd', 4)).toBe('abCd'));

  it('an expression with alternatives is one character in the pattern', () =>
    expect(new RegExp(`^${codeOf(/\d|[AB]/).pattern}{3}$`).test('1A2')).toBe(true));

  it('parses a long text in linear time', () => {
    const start = performance.now();
    extract('A'.repeat(60_000), 6);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('phones show the keyboard for letters', () => {
    expect(inputMode).toBe('text');
    expect(pattern).toBe('(?:[A-Z0-9])');
  });
});
