import { labelPattern } from '../internal/label-pattern.ts';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { getDescription, getError, type Scope, wholePage } from '../internal/testing.ts';

/** The radio group with this label. */
export const radioGroupTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole('radiogroup', { name: labelPattern(label) });
  const radios = () => within(element()).getAllByRole<HTMLInputElement>('radio');
  const getName = (radio: HTMLInputElement) => radio.labels?.[0]?.textContent ?? '';
  return {
    element,
    /** The labels of the options. */
    options: () => radios().map(getName),
    /** The label of the selected option; `''` while none is. */
    value: () =>
      radios()
        .filter((radio) => radio.checked)
        .map(getName)
        .join(''),
    choose: (option: string) => userEvent.click(within(element()).getByRole('radio', { name: option })),
    /** The error; `''` while there is none. */
    error: () => getError(element()),
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
