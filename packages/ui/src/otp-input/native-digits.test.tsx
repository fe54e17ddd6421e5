import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OtpInput } from './OtpInput.tsx';
import { otpInputTester } from './OtpInput.testing.ts';

/** The digit zero of the scripts of India, and of Arabic and Persian keyboards. */
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
const toScript = (code: string, zero: string) =>
  Array.from(code, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))).join('');

afterEach(cleanup);

it.each(Object.entries(zeros))(
  'OtpInput: a code in %s digits can be pasted into any box [OT-02, T-29]',
  async (_script, zero) => {
    render(<OtpInput label="Verification code" />);
    const otp = otpInputTester('Verification code');
    const input = otp.element();
    for (let box = 0; box < CODE.length; box += 1) {
      input.focus();
      input.setSelectionRange(box, box);
      await otp.paste(`Janani: ${toScript(CODE, zero)}`);
      expect(otp.value()).toBe(CODE);
      await otp.paste('000000');
    }
  },
);
