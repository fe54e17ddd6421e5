import type { Page } from '@playwright/test';

/** The switch with this label. */
export const switchPage = (page: Page, label: string) => {
  const element = page.getByRole('switch', { name: label, exact: true });
  return {
    element,
    isSelected: () => element.isChecked(),
    toggle: () => element.click(),
  };
};
