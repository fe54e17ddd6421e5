import type { Page } from '@playwright/test';
import { entryBelow } from '../internal/overlay/entry-below.ts';
import { startingWith } from '../internal/label-pattern.ts';
import { accessibleDate } from './iso-date.ts';

/** The maximum number of months to page through. */
const MONTHS_IN_A_YEAR = 12;

/** The date picker with this label. */
export const datePickerPage = (page: Page, label: string) => {
  const element = page.getByRole('button', { name: startingWith(`${label}, `) });
  return {
    element,
    /**
     * Opens the calendar, goes forward month by month and picks a day, given as `YYYY-MM-DD`.
     * @param locale the one `UiProvider` was given
     */
    choose: async (date: string, locale = 'en-IN') => {
      const isClosed = await entryBelow(page);
      await element.click();
      const calendar = page.getByRole('dialog', { name: label });
      const day = calendar.getByRole('button', { name: accessibleDate(date, locale) });
      await calendar.waitFor();
      for (let month = 0; month < MONTHS_IN_A_YEAR; month += 1) {
        if ((await day.count()) > 0) {
          await day.first().click();
          await isClosed();
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
