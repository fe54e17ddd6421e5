import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OtpInput, type OtpInputProps } from './OtpInput.tsx';
import { otpInputTester } from './OtpInput.testing.ts';

const Field = (props: Partial<OtpInputProps>) => {
  const [code, setCode] = useState('');
  return <OtpInput label="Verification code" onChange={setCode} value={code} {...props} />;
};

afterEach(cleanup);

describe('OtpInput', () => {
  it('shows each digit in a separate box [OT-01, OT-02]', async () => {
    const onComplete = vi.fn<(code: string) => void>();
    render(<Field onComplete={onComplete} />);
    const otp = otpInputTester('Verification code');
    await otp.type('4a07');
    expect(otp.digits()).toEqual(['4', '0', '7', '', '', '']);
    expect(onComplete).not.toHaveBeenCalled();
    await otp.type('123');
    expect(otp.value()).toBe('407123');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('407123');
  });

  it('OtpInput 3: extracts the code from a pasted message', async () => {
    render(<Field />);
    const otp = otpInputTester('Verification code');
    await otp.paste('Janani: your code is 246810.\nValid 10 min.');
    expect(otp.value()).toBe('246810');
  });

  it('OtpInput 4: stores the digits when it is uncontrolled', async () => {
    render(<OtpInput label="Verification code" />);
    const otp = otpInputTester('Verification code');
    await otp.type('40');
    expect(otp.value()).toBe('40');
  });

  it('OtpInput 4: reports each complete code once, and submits nothing by itself', async () => {
    const onComplete = vi.fn<(code: string) => void>();
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Field onComplete={onComplete} />
      </form>,
    );
    const otp = otpInputTester('Verification code');
    await otp.type('407123');
    await otp.type('9');
    expect(onComplete.mock.calls).toEqual([['407123'], ['407129']]);
    await otp.paste('246810');
    expect(onComplete.mock.calls.at(-1)).toEqual(['246810']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('OtpInput 5: announces a complete code, but not each digit', async () => {
    render(<Field length={4} />);
    const otp = otpInputTester('Verification code');
    await otp.type('407');
    expect(document.body.textContent).not.toContain('entered');
    await otp.type('1');
    expect(document.body.textContent).toContain('All 4 digits entered');
  });

  it('OtpInput 2: has the attributes that phones and password managers expect', () => {
    render(<Field />);
    const attributes = otpInputTester('Verification code').element().attributes;
    const attributeValues = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
    expect(attributeValues).toMatchObject({
      type: 'text',
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
      pattern: String.raw`\d{6}`,
      enterkeyhint: 'done',
      spellcheck: 'false',
      'data-1p-ignore': 'true',
      'data-lpignore': 'true',
      'data-bwignore': 'true',
    });
    expect(attributeValues).not.toHaveProperty('maxlength');
  });

  it('OtpInput 5: announces its error', () => {
    render(<Field error="Please enter a 6-digit OTP" />);
    expect(otpInputTester('Verification code').error()).toBe('Please enter a 6-digit OTP');
  });

  describe('an incomplete code retains its digits when it is rejected [OT-11]', () => {
    /** Rejects a code on Enter, as a screen does, until it is edited. */
    const RejectingForm = () => {
      const [code, setCode] = useState('');
      const [error, setError] = useState<string>();
      const change = (next: string) => {
        setCode(next);
        setError(undefined);
      };
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setError('Please enter a 6-digit OTP');
          }}
          noValidate
        >
          <OtpInput label="Verification code" error={error} onChange={change} value={code} />
        </form>
      );
    };
    const renderRejected = async (digits: string) => {
      render(<RejectingForm />);
      const otp = otpInputTester('Verification code');
      await otp.type(digits);
      expect(otp.error()).not.toBe('');
      return otp;
    };

    it('the next digit is appended', async () => {
      const otp = await renderRejected('40712{Enter}');
      expect([otp.element().selectionStart, otp.element().selectionEnd]).toEqual([5, 5]);
      await otp.type('3');
      expect(otp.value()).toBe('407123');
      expect(otp.error()).toBe('');
    });

    it('the next digit is appended also after Home, and after a blur', async () => {
      const otp = await renderRejected('40712{Home}{Enter}');
      act(() => otp.element().blur());
      await otp.type('3');
      expect(otp.value()).toBe('407123');
    });

    it('a complete code that is pasted or autofilled replaces them', async () => {
      const otp = await renderRejected('40712{Enter}');
      await otp.paste('246810');
      expect(otp.value()).toBe('246810');
      cleanup();
      const filled = await renderRejected('40712{Enter}');
      fireEvent.input(filled.element(), { target: { value: '407123' } });
      expect(filled.value()).toBe('407123');
    });

    it('OtpInput 6: typing replaces a complete code as a whole', async () => {
      const otp = await renderRejected('407121{Enter}');
      await otp.type('5');
      expect(otp.value()).toBe('5');
    });
  });
});
