import userEvent from '@testing-library/user-event';
import { getDescription, getByLabel, type Scope, wholePage } from '../internal/testing.ts';

/** The text area with this label. */
export const textAreaTester = (label: string, scope: Scope = wholePage) => {
  const element = () => getByLabel(scope, label) as HTMLTextAreaElement;
  /** The hint or the error alone, since the description also contains the limit. */
  const note = () => element().ownerDocument.getElementById(`${element().id}-note`)?.textContent ?? '';
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
    clear: () => userEvent.clear(element()),
    /** The error; `''` while there is none. */
    error: () => (element().getAttribute('aria-invalid') === 'true' ? note() : ''),
    /** The hint or the error, and the limit. */
    description: () => getDescription(element()),
  };
};
