import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { labelPattern, startsWithPattern } from '../internal/label-pattern.ts';
import { getDescription, getError, type Scope, wholePage } from '../internal/testing.ts';

/** The searchable dropdown with this label: its text field or, on a phone, its button. */
export const searchableDropdownTester = (label: string, scope: Scope = wholePage) => {
  const page = () => within(document.body);
  const element = () =>
    scope.queryByRole('combobox', { name: labelPattern(label) }) ??
    scope.getByRole('button', { name: startsWithPattern(`${label} `) });
  const searchField = () => page().findByRole<HTMLInputElement>('combobox', { name: labelPattern(label) });

  const search = async (text: string) => {
    await userEvent.click(element());
    const field = await searchField();
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const pick = async (row: string | RegExp) => {
    await userEvent.click(await page().findByRole('option', { name: row }));
  };
  /** The row with exactly this label, or else the first that starts with it: "Ward 8" is not "Ward 80". */
  const pickByLabel = async (text: string) => {
    const [first] = await page().findAllByRole('option', { name: startsWithPattern(text) });
    const exactMatches = page().queryAllByRole('option', {
      name: (name) => name.replace(/\s*\(\d+\)$/, '') === text,
    });
    await userEvent.click(exactMatches[0] ?? first!);
  };

  return {
    element,
    /** The selected label, or the typed text; on a phone also the placeholder. */
    value: () => {
      const control = element();
      return control instanceof HTMLInputElement ? control.value : (control.textContent ?? '');
    },
    search,
    /**
     * Searches for a text and selects the option with exactly this label, or else the first whose label starts with
     * it.
     */
    choose: async (text: string) => {
      await search(text);
      await pickByLabel(text);
    },
    /** Enters a value that the list does not have, where that is allowed. */
    addCustom: async (text: string, texts = { addCustom: 'Add custom', add: 'Add' }) => {
      await search(text);
      await pick(texts.addCustom);
      await userEvent.click(await page().findByRole('button', { name: texts.add }));
    },
    /** The rows of the open list. */
    rows: () =>
      page()
        .queryAllByRole('option')
        .map(({ textContent }) => textContent ?? ''),
    /** The error; `''` while there is none. */
    error: () => getError(element()),
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
