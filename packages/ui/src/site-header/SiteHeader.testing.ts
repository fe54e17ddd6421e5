import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The header of a page: `SiteHeader` or `MemberHeader`. */
export const siteHeaderTester = (scope: Scope = wholePage) => {
  const element = () => scope.getByRole('banner');
  const menu = () => element().querySelector('details');
  const toggle = () => {
    const summary = element().querySelector('summary');
    if (!summary) throw new Error('This header has no menu: only `SiteHeader` has one, on small screens.');
    return summary;
  };
  return {
    element,
    /** The texts of the links that are marked as current. Styles show one of them. */
    current: () => [...element().querySelectorAll('a[aria-current="page"]')].map((link) => link.textContent),
    isMenuOpen: () => menu()?.open ?? false,
    toggleMenu: () => userEvent.click(toggle()),
    /** Follows a link of the open menu. */
    followFromMenu: (label: string) => {
      const sheet = menu();
      if (!sheet?.open)
        throw new Error(`The menu is closed, so "${label}" cannot be reached in it: open it first.`);
      return userEvent.click(within(sheet).getByRole('link', { name: label }));
    },
  };
};
