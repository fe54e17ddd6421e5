import { describe, expect, it } from 'vitest';
import { extractCode } from './extract-code.ts';

describe('extractCode', () => {
  it.each([
    ['123456', '123456'],
    ['12a3', '123'],
    ['', ''],
    ['no digits', ''],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['G-654321 is your code', '654321'],
    ['Your code is 246810. Valid 10 min', '246810'],
    ['Valid 10 min. Your code is 246810', '246810'],
    ['Valid 5\n407123', '407123'],
    ['1234567', '123456'],
  ])('OtpInput 3: extracts the code of %j', (text, code) => {
    expect(extractCode(text, 6)).toBe(code);
  });

  it.each([
    ['Devanagari', '१२३४५६'],
    ['Tamil', '௧௨௩௪௫௬'],
    ['Bengali', '১২৩৪৫৬'],
    ['Telugu', '౧౨౩౪౫౬'],
    ['Kannada', '೧೨೩೪೫೬'],
    ['Malayalam', '൧൨൩൪൫൬'],
    ['Gujarati', '૧૨૩૪૫૬'],
    ['Gurmukhi', '੧੨੩੪੫੬'],
    ['Odia', '୧୨୩୪୫୬'],
    ['full width', '１２３４５６'],
  ])('OtpInput (a): reads digits of the script %s [T-29]', (_script, text) => {
    expect(extractCode(text, 6)).toBe('123456');
  });

  it('extracts codes of other lengths', () => {
    expect(extractCode('Code 4071, valid 10 min', 4)).toBe('4071');
  });
});
