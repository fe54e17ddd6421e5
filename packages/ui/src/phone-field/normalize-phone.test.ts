import { describe, expect, it } from 'vitest';
import { normalizePhone } from './normalize-phone.ts';

describe('a phone number that is pasted or autofilled [T-29]', () => {
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
  ])('%s is normalised to %s', (text, digits) => {
    expect(normalizePhone(text)).toBe(digits);
  });

  it('retains a 91 that begins a ten-digit number', () => {
    expect(normalizePhone('9198765432')).toBe('9198765432');
  });

  it('retains all digits of a number that is not Indian, so that validation rejects it', () => {
    expect(normalizePhone('+1 202 555 0123')).toBe('12025550123');
    expect(normalizePhone('01234')).toBe('01234');
    expect(normalizePhone('my number')).toBe('');
  });

  it('removes the country code from a truncated number, so that only its length is invalid', () => {
    expect(normalizePhone('+91 98765')).toBe('98765');
  });
});
