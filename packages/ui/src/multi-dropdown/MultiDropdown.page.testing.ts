import type { Page } from '@playwright/test';
import { watchHistoryEntry } from '../internal/overlay/watch-history-entry.ts';
import { labelPattern, startsWithPattern } from '../internal/label-pattern.ts';

/** The field of several values with this label: its text field or, on a phone, its button. */
export const multiDropdownPage = (page: Page, label: string) => {
  const field = page.getByRole('combobox', { name: label, exact: true });
  const element = field.or(page.getByRole('button', { name: startsWithPattern(`${label} `) })).first();
  return {
    element,
    /** The selected values. */
    selected: page.getByRole('list', { name: labelPattern(label) }).getByRole('listitem'),
    /** Searches for each text, selects the first option whose label starts with it, and closes the list. */
    choose: async (...texts: string[]) => {
      const waitForClose = await watchHistoryEntry(page);
      await element.click();
      for (const text of texts) {
        await field.fill(text);
        await page
          .getByRole('option', { name: startsWithPattern(text) })
          .first()
          .click();
      }
      await page.keyboard.press('Escape');
      await waitForClose();
    },
  };
};
