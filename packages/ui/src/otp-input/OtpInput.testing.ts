import userEvent from '@testing-library/user-event';
import { getDescription, getError, getByLabel, type Scope, wholePage } from '../internal/testing.ts';

/** The one-time code field with this label. */
export const otpInputTester = (label: string, scope: Scope = wholePage) => {
  const element = () => getByLabel(scope, label, 'input') as HTMLInputElement;
  const boxes = () => [...(element().parentElement?.querySelectorAll('[data-otp-slot]') ?? [])];
  return {
    element,
    /** The digits so far. */
    value: () => element().value,
    /** The text of each box. */
    digits: () => boxes().map(({ textContent }) => textContent ?? ''),
    /** Types a code and replaces the current digits. */
    fill: async (code: string) => {
      await userEvent.clear(element());
      await userEvent.keyboard(code);
    },
    /** Types digit by digit, after the current digits. */
    type: async (code: string) => {
      element().focus();
      await userEvent.keyboard(code);
    },
    /** Pastes a code or the whole message that contains it. */
    paste: async (text: string) => {
      element().focus();
      await userEvent.paste(text);
    },
    /** The error; `''` while there is none. */
    error: () => getError(element()),
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
