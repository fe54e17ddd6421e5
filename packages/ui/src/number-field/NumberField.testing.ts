import userEvent from '@testing-library/user-event';
import { getByLabel, getDescription, getError, type Scope, wholePage } from '../internal/testing.ts';

/** The number field with this label. */
export const numberFieldTester = (label: string, scope: Scope = wholePage) => {
  const element = () => getByLabel(scope, label, 'input') as HTMLInputElement;
  const press = (index: 0 | 1) =>
    userEvent.click(element().parentElement?.querySelectorAll('button')[index] as HTMLButtonElement);
  return {
    element,
    /** The visible text, grouped once the focus has left it. */
    value: () => element().value,
    /** Types a number in place of the current one, and leaves the field. */
    fill: async (number: number | string) => {
      await userEvent.clear(element());
      await userEvent.type(element(), String(number));
      await userEvent.tab();
    },
    decrease: () => press(0),
    increase: () => press(1),
    /** The error; `''` while there is none. */
    error: () => getError(element()),
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
