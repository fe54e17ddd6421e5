import type { Page } from '@playwright/test';
import { watchHistoryEntry } from '../internal/overlay/watch-history-entry.ts';
import { startsWithPattern } from '../internal/label-pattern.ts';

/** The searchable dropdown with this label: its text field or, on a phone, its button. */
export const searchableDropdownPage = (page: Page, label: string) => {
  const field = page.getByRole('combobox', { name: label, exact: true });
  const element = field.or(page.getByRole('button', { name: startsWithPattern(`${label} `) })).first();
  return {
    element,
    /** Searches for a text and picks the first option whose label starts with it. */
    choose: async (text: string) => {
      const waitForClose = await watchHistoryEntry(page);
      await element.click();
      await field.fill(text);
      await page
        .getByRole('option', { name: startsWithPattern(text) })
        .first()
        .click();
      await waitForClose();
    },
  };
};
