import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

/** How long the first toast may take to load, in ms. */
const LOAD_TIMEOUT = 5000;

// Toasts are at the end of the page, wherever the component is that shows them.
const page = () => within(document.body);

/** The toast with this title. It waits for it, since the region loads with the first toast. */
export const toastTester = (title: string) => {
  const element = () => page().findByRole('alertdialog', { name: title }, { timeout: LOAD_TIMEOUT });
  const press = async (button: string) => {
    await userEvent.click(within(await element()).getByRole('button', { name: button }));
  };
  return {
    element,
    /** The text under the title; `''` for none. */
    description: async () => {
      const id = (await element()).getAttribute('aria-describedby');
      return (id && document.getElementById(id)?.textContent) || '';
    },
    /** `success`, `error`, `warning` or `info`. */
    type: async () => (await element()).dataset['type'],
    close: (closeLabel = 'Close') => press(closeLabel),
    /** Presses its action. */
    act: press,
    isDismissed: () => page().queryByRole('alertdialog', { name: title }) === null,
  };
};
