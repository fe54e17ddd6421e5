import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The pages of a list. `label` is the name of their landmark. */
export const paginationTester = (label = 'Pages', scope: Scope = wholePage) => {
  const element = () => scope.getByRole('navigation', { name: label });
  const follow = (name: string) => {
    const controls = [...element().querySelectorAll<HTMLElement>('a, button')];
    const control = controls.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    if (!control) throw new Error(`The pagination "${label}" shows no "${name}".`);
    return userEvent.click(control);
  };
  return {
    element,
    /** The position in words, such as `Page 3 of 12`, which narrow screens show. */
    position: () => within(element()).getByText(/\d+.*\d+/, { ignore: 'ul *' }).textContent,
    /** The name of the current page, such as `Page 3`. */
    current: () => element().querySelector('[aria-current="page"]')?.getAttribute('aria-label'),
    /** Opens a page by the name of its link or button: `Page 4`, `Previous` or `Next`. */
    follow,
  };
};
