import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The search field with this label. */
export const searchFieldTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole<HTMLInputElement>('searchbox', { name: label });
  const box = () => {
    const parent = element().parentElement;
    if (!parent) throw new Error(`The search field "${label}" is not in a page: render it first.`);
    return parent;
  };
  return {
    element,
    value: () => element().value,
    /** Types a text and replaces the current one. */
    fill: async (text: string) => {
      await userEvent.clear(element());
      await userEvent.type(element(), text);
    },
    /** Types after the current text. */
    type: (text: string) => userEvent.type(element(), text),
    submit: (text: string) => userEvent.type(element(), `${text}{Enter}`),
    /** Presses the button that empties it, which is shown while it is not empty. */
    clear: () => userEvent.click(within(box()).getByRole('button')),
  };
};
