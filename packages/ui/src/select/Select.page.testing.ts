import type { Page } from '@playwright/test';
import { labelPattern } from '../internal/label-pattern.ts';

/** The select with this label. */
export const selectPage = (page: Page, label: string) => {
  // Its accessible name begins with the selected label, so it is located by its label alone.
  const element = page.getByLabel(labelPattern(label)).and(page.getByRole('button'));
  return {
    element,
    choose: async (option: string) => {
      await element.click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
  };
};
