import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The menu whose button has this label. The list opens outside of the scope, at the end of the page. */
export const menuTester = (label: string, scope: Scope = wholePage) => {
  const button = () => scope.getByRole('button', { name: label });
  return {
    button,
    /** Opens the menu, whose list may have to be fetched, and picks the item with this text. */
    pick: async (item: string) => {
      await userEvent.click(button());
      const option = await within(document.body).findByRole('menuitem', { name: item }, { timeout: 5000 });
      await userEvent.click(option);
    },
  };
};
