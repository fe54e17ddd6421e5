import { describe, expect, it } from 'vitest';
import { getDigits, toAsciiDigits } from './digits.ts';

const INDIAN_ZEROS = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦'];

describe('digits of any script [T-29]', () => {
  it.each([...INDIAN_ZEROS, '٠', '۰', '０', '𝟎', '𝟘'])('converts ten digits from %s', (zero) => {
    const first = zero.codePointAt(0) ?? 0;
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(first + value)).join('');
    expect(toAsciiDigits(digits)).toBe('0123456789');
  });

  it('leaves other characters unchanged', () => {
    expect(toAsciiDigits('कोड ९ है')).toBe('कोड 9 है');
  });

  it('removes everything that is not a digit', () => {
    expect(getDigits('९८-76 5½')).toBe('98765');
  });
});
