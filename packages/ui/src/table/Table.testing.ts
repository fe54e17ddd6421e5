import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The table with this caption. */
export const tableTester = (caption: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole<HTMLTableElement>('table', { name: caption });
  const getTexts = (selector: string) =>
    [...element().querySelectorAll(selector)].map((content) => content.textContent);
  return {
    element,
    headers: () => getTexts('thead th'),
    /** The texts of the cells, row by row. */
    rows: () =>
      [...element().querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.lastElementChild?.textContent ?? ''),
      ),
    /** Presses the head of a column, which sorts by it, or the other way round. */
    sortBy: (header: string) =>
      userEvent.click(within(element()).getByRole('button', { name: new RegExp(`${header}$`) })),
  };
};
