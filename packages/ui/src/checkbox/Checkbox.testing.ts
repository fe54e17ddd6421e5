import userEvent from '@testing-library/user-event';
import { getDescription, getError, type Scope, wholePage } from '../internal/testing.ts';

/** The checkbox with this label. */
export const checkboxTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole<HTMLInputElement>('checkbox', { name: label });
  return {
    element,
    isSelected: () => element().checked,
    toggle: () => userEvent.click(element()),
    /** The error; `''` while there is none. */
    error: () => getError(element()),
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
