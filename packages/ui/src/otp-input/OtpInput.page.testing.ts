import type { Page } from '@playwright/test';

/** The one-time code field with this label. */
export const otpInputPage = (page: Page, label: string) => {
  const element = page.getByLabel(label, { exact: true });
  return {
    element,
    /** The digits so far. */
    value: () => element.inputValue(),
    /** Types digit by digit and replaces the current digits. */
    fill: async (code: string) => {
      await element.clear();
      await element.pressSequentially(code);
    },
  };
};
