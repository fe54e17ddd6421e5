import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The ComingSoonButton with this label. */
export const comingSoonButtonTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole<HTMLButtonElement>('button', { name: label });
  return {
    element,
    press: () => userEvent.click(element()),
    /** The hint beside its label. */
    hint: () => {
      const id = element().getAttribute('aria-describedby');
      return (id && element().ownerDocument.getElementById(id)?.textContent) ?? '';
    },
  };
};
