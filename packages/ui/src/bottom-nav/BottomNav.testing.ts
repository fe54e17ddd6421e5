import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The label of a link, without the count drawn on its icon. */
const getLabel = (link: HTMLElement): string =>
  [...link.childNodes]
    .filter((child) => !(child instanceof HTMLElement && child.ariaHidden === 'true'))
    .map((child) => child.textContent)
    .join('')
    .trim();

/** The bar at the bottom of the phone's screen. `label` is the name of its landmark. */
export const bottomNavTester = (label = 'Main', scope: Scope = wholePage) => {
  const element = () => {
    const bar = scope
      .getAllByRole('navigation', { name: label, hidden: true })
      .find((landmark) => !landmark.closest('header'));
    if (!bar) throw new Error(`No navigation named "${label}" outside a header: the page has no bottom bar.`);
    return bar;
  };
  const links = () => within(element()).getAllByRole('link', { hidden: true });
  return {
    element,
    /** The accessible names of the links, including badges. */
    labels: () => links().map(getLabel),
    /** The label of the current link; `undefined` where no link is current. */
    current: () =>
      links()
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(getLabel)[0],
    follow: (item: string) => userEvent.click(within(element()).getByRole('link', { name: item })),
  };
};
