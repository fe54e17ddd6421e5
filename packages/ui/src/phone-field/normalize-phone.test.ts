import { describe, expect, it } from 'vitest';
import { normalizePhone } from './normalize-phone.ts';

describe('T-29: a number that arrives in one piece', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['(+91) 98765-43210', '9876543210'],
    ['＋919876543210', '9876543210'],
    ['tel:+919876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['௯௮௭௬௫௪௩௨௧௦', '9876543210'],
  ])('%s is %s', (text, digits) => {
    expect(normalizePhone(text)).toBe(digits);
  });

  it('keeps a 91 that begins a ten-digit number', () => {
    expect(normalizePhone('9198765432')).toBe('9198765432');
  });

  it('leaves what is no Indian number to the field’s rules', () => {
    expect(normalizePhone('+1 202 555 0123')).toBe('12025550123');
    expect(normalizePhone('01234')).toBe('01234');
    expect(normalizePhone('my number')).toBe('');
  });

  it('takes the country away from a number cut short, so that its length is judged alone', () => {
    expect(normalizePhone('+91 98765')).toBe('98765');
  });
});
