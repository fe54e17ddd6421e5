import { describe, expect, it } from 'vitest';
import { digitsOf, toAsciiDigits } from './digits.ts';

const INDIAN_ZEROS = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦'];

describe('T-29: digits of any script', () => {
  it.each([...INDIAN_ZEROS, '٠', '۰', '０', '𝟎', '𝟘'])('counts up from %s', (zero) => {
    const first = zero.codePointAt(0) ?? 0;
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(first + value)).join('');
    expect(toAsciiDigits(digits)).toBe('0123456789');
  });

  it('leaves other characters alone', () => {
    expect(toAsciiDigits('कोड ९ है')).toBe('कोड 9 है');
  });

  it('keeps digits only', () => {
    expect(digitsOf('९८-76 5½')).toBe('98765');
  });
});
