import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { getDescription, getError, type Scope, wholePage } from '../internal/testing.ts';

/** The select with this label. */
export const selectTester = (label: string, scope: Scope = wholePage) => {
  const element = (): HTMLButtonElement => {
    const labelElement = scope.getByText(label, { selector: 'span[id$="-label"]' });
    const control = labelElement.ownerDocument.getElementById(labelElement.id.replace(/-label$/, ''));
    if (!(control instanceof HTMLButtonElement)) {
      throw new Error(`"${label}" is not the label of a select that can be opened: it may be read-only.`);
    }
    return control;
  };
  const open = async () => {
    await userEvent.click(element());
    return within(await within(document.body).findByRole('listbox', { name: label }));
  };
  return {
    element,
    /** The text of the control: the selected label, the placeholder, or the status of the list. */
    value: () => element().textContent,
    choose: async (option: string) => {
      const list = await open();
      await userEvent.click(list.getByRole('option', { name: option }));
    },
    /** The labels of the items. Leaves the list closed. */
    options: async (): Promise<string[]> => {
      const list = await open();
      const labels = list.getAllByRole('option').map((option) => option.textContent);
      await userEvent.keyboard('{Escape}');
      return labels;
    },
    /** Loads a failed list again. */
    retry: () => userEvent.click(element()),
    /** The error; `''` while there is none. */
    error: () => getError(element()),
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
