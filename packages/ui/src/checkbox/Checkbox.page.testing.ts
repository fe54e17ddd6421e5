import type { Page } from '@playwright/test';

/** The checkbox with this label. */
export const checkboxPage = (page: Page, label: string) => {
  const element = page.getByRole('checkbox', { name: label, exact: true });
  return {
    element,
    isSelected: () => element.isChecked(),
    toggle: () => element.click(),
  };
};
