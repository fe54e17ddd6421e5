import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The grid with this label. */
export const infiniteGridTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole('list', { name: label });
  const around = () => within(element().parentElement as HTMLElement);
  return {
    element,
    /** What each item says; skeletons are none. */
    items: () =>
      within(element())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    /** Why the last request failed; `''` where none has. */
    error: () => around().getByRole('alert').textContent,
    /** What was last said to those who do not see the cards come. */
    announcement: () => around().getByRole('status').textContent,
    /** Presses what stands under the items: Load more, or Retry. */
    press: async () => {
      const button = element().parentElement?.querySelector(':scope > :not(ul) button');
      if (!button)
        throw new Error(`There is no button under the grid "${label}": it goes on by itself, or has ended.`);
      await userEvent.click(button);
    },
  };
};
