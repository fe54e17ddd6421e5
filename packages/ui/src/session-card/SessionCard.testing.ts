import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The card of the session with this title. */
export const sessionCardTester = (title: string, scope: Scope = wholePage) => {
  const link = () => scope.getByRole<HTMLAnchorElement>('link', { name: title });
  const element = () => {
    const card = link().closest<HTMLElement>('article');
    if (!card)
      throw new Error(`The link "${title}" is in no session card: it may be another link of the page.`);
    return card;
  };
  return {
    element,
    open: () => userEvent.click(link()),
    href: () => link().getAttribute('href'),
    /** The text of its time; `undefined` when no time is known. */
    time: () =>
      Array.from(element().querySelectorAll('time'), ({ textContent }) => textContent).join(', ') ||
      undefined,
    has: (badge: string) => within(element()).queryByText(badge) !== null,
    /** Presses the card's own button. */
    press: (label: string) => userEvent.click(within(element()).getByRole('button', { name: label })),
  };
};
