import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The menu whose button has this label. */
export const menuTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole('button', { name: label });
  return {
    element,
    /** Opens the menu and picks the item with this text. */
    choose: async (item: string) => {
      await userEvent.click(element());
      // Only one menu is open at a time.
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
    },
  };
};
