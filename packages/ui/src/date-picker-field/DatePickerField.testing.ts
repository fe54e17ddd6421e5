import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startsWithPattern } from '../internal/label-pattern.ts';
import { getDescription, getError, type Scope, wholePage } from '../internal/testing.ts';
import { formatAccessibleDate } from './iso-date.ts';

/** The maximum number of months to page through. */
const MAX_MONTHS = 12;

/** The date picker with this label. */
export const datePickerTester = (label: string, scope: Scope = wholePage) => {
  const element = () =>
    scope.getByRole<HTMLButtonElement>('button', { name: startsWithPattern(`${label}, `) });
  const open = async () => {
    await userEvent.click(element());
    return within(await within(document.body).findByRole('dialog', { name: label }));
  };
  return {
    element,
    /** The visible text: the date, or `Pick a date`. */
    value: () => element().textContent,
    /**
     * Opens the calendar, goes forward month by month and picks a day, given as `YYYY-MM-DD`.
     * @param locale the one `UiProvider` was given
     */
    choose: async (date: string, locale = 'en-IN') => {
      const calendar = await open();
      const name = new RegExp(formatAccessibleDate(date, locale));
      for (let month = 0; month < MAX_MONTHS; month += 1) {
        const day = calendar.queryByRole('button', { name });
        if (day) return userEvent.click(day);
        const forward = calendar.getAllByRole('button').find(({ slot }) => slot === 'next');
        if (!forward) break;
        await userEvent.click(forward);
      }
      throw new Error(
        `${date} is not in the calendar of "${label}" within a year, so it cannot be picked. Check minValue and maxValue.`,
      );
    },
    /** The error; `''` while there is none. */
    error: () => getError(element()),
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
