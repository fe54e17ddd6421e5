import type { Page } from '@playwright/test';
import { asLabel } from '../internal/starting-with.ts';

/** The radio group with this label. */
export const radioGroupPage = (page: Page, label: string) => {
  const element = page.getByRole('radiogroup', { name: asLabel(label) });
  return {
    element,
    choose: (option: string) => element.getByRole('radio', { name: option, exact: true }).check(),
  };
};
