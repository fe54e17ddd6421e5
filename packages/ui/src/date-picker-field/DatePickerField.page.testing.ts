import type { Page } from '@playwright/test';
import { watchHistoryEntry } from '../internal/overlay/watch-history-entry.ts';
import { startsWithPattern } from '../internal/label-pattern.ts';
import { formatAccessibleDate } from './iso-date.ts';

/** The maximum number of months to page through. */
const MAX_MONTHS = 12;

/** The date picker with this label. */
export const datePickerPage = (page: Page, label: string) => {
  const element = page.getByRole('button', { name: startsWithPattern(`${label}, `) });
  return {
    element,
    /**
     * Opens the calendar, goes forward month by month and picks a day, given as `YYYY-MM-DD`.
     * @param locale the one `UiProvider` was given
     */
    choose: async (date: string, locale = 'en-IN') => {
      const waitForClose = await watchHistoryEntry(page);
      await element.click();
      const calendar = page.getByRole('dialog', { name: label });
      const day = calendar.getByRole('button', { name: formatAccessibleDate(date, locale) });
      await calendar.waitFor();
      for (let month = 0; month < MAX_MONTHS; month += 1) {
        if ((await day.count()) > 0) {
          await day.first().click();
          await waitForClose();
          return;
        }
        await calendar.locator('button[slot="next"]').click();
      }
      throw new Error(
        `${date} is not in the calendar of "${label}" within a year, so it cannot be picked. Check minValue and maxValue.`,
      );
    },
  };
};
