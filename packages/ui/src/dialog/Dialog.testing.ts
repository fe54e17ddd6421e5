import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { wholePage } from '../internal/testing.ts';

/** The open Dialog, ConfirmDialog or Sheet with this title. It is rendered at the end of the page. */
export const dialogTester = (title: string) => {
  const find = () =>
    wholePage.queryByRole('dialog', { name: title }) ?? wholePage.queryByRole('alertdialog', { name: title });
  const element = () => {
    const dialog = find();
    if (!dialog)
      throw new Error(`No dialog "${title}" is open, so nothing in it can be used. Open it first.`);
    return dialog;
  };
  return {
    element,
    isOpen: () => find() !== null,
    /** By the close button, in any language. */
    close: async () => {
      const button = element().querySelector('[data-part="close"]');
      if (!button)
        throw new Error(`"${title}" has no close button: it asks a question. Press an answer instead.`);
      await userEvent.click(button);
    },
    /** Presses a button in it. */
    press: (label: string) => userEvent.click(within(element()).getByRole('button', { name: label })),
  };
};
