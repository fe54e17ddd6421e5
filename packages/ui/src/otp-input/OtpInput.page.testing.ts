import type { Page } from '@playwright/test';

/** The one-time code field with this label. */
export const otpInputPage = (page: Page, label: string) => {
  const element = page.getByRole('textbox', { name: label, exact: true });
  return {
    element,
    /** The digits so far. */
    code: () => element.inputValue(),
    /** Types digit by digit, as a thumb does. */
    fill: (code: string) => element.pressSequentially(code),
  };
};
