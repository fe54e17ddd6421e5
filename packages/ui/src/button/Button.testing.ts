import userEvent from '@testing-library/user-event';
import { getDescription, type Scope, wholePage } from '../internal/testing.ts';

/** The button with this label. While it is pending, its label is the pending one. */
export const buttonTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole<HTMLButtonElement>('button', { name: label });
  return {
    element,
    press: () => userEvent.click(element()),
    /** Whether a press has an effect. */
    isActive: () => !element().disabled && element().getAttribute('aria-disabled') !== 'true',
    isPending: () => element().hasAttribute('data-busy'),
    /** Why it is disabled; `''` where no reason is shown. */
    reason: () => getDescription(element()),
  };
};
