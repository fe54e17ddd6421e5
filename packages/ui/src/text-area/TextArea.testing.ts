import userEvent from '@testing-library/user-event';
import { descriptionOf, labelled, type Scope, wholePage } from '../internal/testing.ts';

/** The text area with this label. */
export const textAreaTester = (label: string, scope: Scope = wholePage) => {
  const element = () => labelled(scope, label) as HTMLTextAreaElement;
  /** The hint or the error alone: the description also holds the limit. */
  const note = () => element().ownerDocument.getElementById(`${element().id}-note`)?.textContent ?? '';
  return {
    element,
    value: () => element().value,
    /** Writes a text in place of what is there. */
    fill: async (text: string) => {
      await userEvent.clear(element());
      await userEvent.type(element(), text);
    },
    /** Types after what is there. */
    type: (text: string) => userEvent.type(element(), text),
    clear: () => userEvent.clear(element()),
    /** The error; `''` while there is none. */
    error: () => (element().getAttribute('aria-invalid') === 'true' ? note() : ''),
    /** The hint or the error, and the limit. */
    description: () => descriptionOf(element()),
  };
};
