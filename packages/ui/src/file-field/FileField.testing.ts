import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { getByLabel, getDescription, getError, type Scope, wholePage } from '../internal/testing.ts';

/** The file field with this label. */
export const fileFieldTester = (label: string, scope: Scope = wholePage) => {
  const element = () => getByLabel(scope, label, 'input') as HTMLInputElement;
  const root = () => element().parentElement?.parentElement as HTMLElement;
  return {
    element,
    /** Chooses files, as by the dialog of the browser, which offers any. */
    choose: async (...files: File[]) => {
      const input = element();
      // Only jsdom lacks it. There user-event replaces the files by its own, which no form would send.
      if (typeof DataTransfer === 'undefined') {
        await userEvent.upload(input, files, { applyAccept: false });
        return;
      }
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      input.focus();
      input.files = transfer.files;
      for (const type of ['input', 'change']) fireEvent(input, new Event(type, { bubbles: true }));
    },
    /** The names of the files that are chosen. */
    value: () => [...root().querySelectorAll('li > :first-child')].map((name) => name.textContent),
    /** Removes the file with this name. */
    remove: async (name: string) => {
      const row = [...root().querySelectorAll('li')].find(
        (one) => one.firstElementChild?.textContent === name,
      );
      if (!row) throw new Error(`The field "${label}" has no file "${name}".`);
      await userEvent.click(within(row).getByRole('button'));
    },
    /** The error; `''` while there is none. */
    error: () => getError(element()),
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
