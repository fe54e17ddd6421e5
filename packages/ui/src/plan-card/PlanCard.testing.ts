import userEvent from '@testing-library/user-event';
import { within } from '@testing-library/dom';
import { getDescription, type Scope, wholePage } from '../internal/testing.ts';

/** The text of an element as a screen reader announces it, without the struck text. */
const accessibleText = (element: HTMLElement): string => {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.trim();
};

/** The card of the plan with this name. */
export const planCardTester = (name: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole('article', { name });
  const heading = () => within(element()).getByRole('heading', { name });
  const action = () => {
    const control = element().querySelector<HTMLElement>('button, a');
    if (!control)
      throw new Error(`The card "${name}" has no button: it may be the card of the current plan.`);
    return control;
  };
  return {
    element,
    action,
    /** The price and its period as announced, for example `was ₹2,999, now ₹1,999 for 30 days`. */
    price: () => {
      const line = [...element().querySelectorAll('p')].find((text) => text.querySelector('span > span'));
      return line ? accessibleText(line) : '';
    },
    /** The texts of the badges, for example `Most Popular`. */
    badges: () => getDescription(heading()),
    features: () =>
      within(element())
        .getAllByRole('listitem')
        .map((feature) => accessibleText(feature)),
    press: () => userEvent.click(action()),
    isActive: () => action().ariaDisabled !== 'true' && action().getAttribute('aria-disabled') !== 'true',
    /** Why it cannot be pressed; `''` where it can. */
    reason: () => getDescription(action()),
  };
};
