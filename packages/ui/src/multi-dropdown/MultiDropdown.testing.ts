import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { labelPattern } from '../internal/label-pattern.ts';
import { type Scope, wholePage } from '../internal/testing.ts';
import { searchableDropdownTester } from '../searchable-dropdown/SearchableDropdown.testing.ts';

/** The field of several values with this label: its text field or, on a phone, its button. */
export const multiDropdownTester = (label: string, scope: Scope = wholePage) => {
  const { element, search, choose, addCustom, rows, description } = searchableDropdownTester(label, scope);
  const list = () => scope.queryByRole('list', { name: labelPattern(label) });
  return {
    element,
    /** The labels of the selected values that are shown. */
    value: () => [...(list()?.querySelectorAll('li > span') ?? [])].map(({ textContent }) => textContent),
    search,
    /** Searches for each text, selects its option, and closes the list. An option that is selected is reverted. */
    choose: async (...texts: string[]) => {
      for (const text of texts) await choose(text);
      await userEvent.keyboard('{Escape}');
    },
    /** Removes the value with this label by its button, in English or by the button's own name. */
    remove: async (text: string, name = `Remove ${text}`) => {
      await userEvent.click(within(list()!).getByRole('button', { name }));
    },
    addCustom,
    rows,
    /** The error; `''` while there is none. */
    error: () => {
      const control = element();
      const note = document.getElementById(`${control.id}-note`);
      return (control.closest('[data-invalid]') && note?.textContent) || '';
    },
    description,
  };
};
