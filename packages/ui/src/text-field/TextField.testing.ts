import userEvent from '@testing-library/user-event';
import { getDescription, getError, getByLabel, type Scope, wholePage } from '../internal/testing.ts';

/** The text field with this label: also a phone field. */
export const textFieldTester = (label: string, scope: Scope = wholePage) => {
  const element = () => getByLabel(scope, label) as HTMLInputElement;
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
    /** Pastes a text, as from another app. */
    paste: async (text: string) => {
      await userEvent.click(element());
      await userEvent.paste(text);
    },
    clear: () => userEvent.clear(element()),
    /** The error; `''` while there is none. */
    error: () => getError(element()),
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
