import type { Page } from '@playwright/test';
import { labelPattern } from '../internal/label-pattern.ts';

/** The radio group with this label. */
export const radioGroupPage = (page: Page, label: string) => {
  const element = page.getByRole('radiogroup', { name: labelPattern(label) });
  return {
    element,
    choose: (option: string) => element.getByRole('radio', { name: option, exact: true }).check(),
  };
};
