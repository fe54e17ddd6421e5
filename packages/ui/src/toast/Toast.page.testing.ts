import type { Page } from '@playwright/test';

/** The toast with this title. */
export const toastPage = (page: Page, title: string) => {
  const element = page.getByRole('alertdialog', { name: title });
  return {
    element,
    close: (closeLabel = 'Close') => element.getByRole('button', { name: closeLabel }).click(),
    /** Presses its action. */
    act: (action: string) => element.getByRole('button', { name: action }).click(),
  };
};
