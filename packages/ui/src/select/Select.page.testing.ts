import type { Page } from '@playwright/test';

/** The select with this label. */
export const selectPage = (page: Page, label: string) => {
  const element = page.getByRole('button', { name: label });
  return {
    element,
    choose: async (option: string) => {
      await element.click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
  };
};
