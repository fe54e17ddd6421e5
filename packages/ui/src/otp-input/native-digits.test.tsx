import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OtpInput } from './OtpInput.tsx';
import { otpInputTester } from './OtpInput.testing.ts';

/** The digits of the scripts of India, and of Arabic and Persian keyboards, by their zero. */
const zeros: Record<string, string> = {
  Devanagari: '०',
  Bengali: '০',
  Gurmukhi: '੦',
  Gujarati: '૦',
  Odia: '୦',
  Tamil: '௦',
  Telugu: '౦',
  Kannada: '೦',
  Malayalam: '൦',
  Urdu: '۰',
};
const CODE = '407123';
const written = (code: string, zero: string) =>
  Array.from(code, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))).join('');

afterEach(cleanup);

it.each(Object.entries(zeros))(
  'T-29 OT-02 a code in %s digits, pasted in every box',
  async (_script, zero) => {
    render(<OtpInput label="Verification code" />);
    const otp = otpInputTester('Verification code');
    const input = otp.element();
    for (let box = 0; box < CODE.length; box += 1) {
      input.focus();
      input.setSelectionRange(box, box);
      await otp.paste(`Janani: ${written(CODE, zero)}`);
      expect(otp.value()).toBe(CODE);
      await otp.paste('000000');
    }
  },
);
