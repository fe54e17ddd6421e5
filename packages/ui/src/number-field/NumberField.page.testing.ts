import type { Page } from '@playwright/test';
import { labelPattern } from '../internal/label-pattern.ts';

/** The number field with this label. */
export const numberFieldPage = (page: Page, label: string) => {
  const element = page.getByRole('textbox', { name: labelPattern(label) });
  const steps = element.locator('xpath=..').getByRole('button');
  return {
    element,
    fill: (number: number | string) => element.fill(String(number)),
    decrease: () => steps.first().click(),
    increase: () => steps.last().click(),
  };
};
