import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The menu whose button has this label. */
export const menuTester = (label: string, scope: Scope = wholePage) => {
  const button = () => scope.getByRole('button', { name: label });
  return {
    button,
    /** Opens the menu and picks the item with this text. */
    pick: async (item: string) => {
      await userEvent.click(button());
      // Of all menus one is open.
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
    },
  };
};
