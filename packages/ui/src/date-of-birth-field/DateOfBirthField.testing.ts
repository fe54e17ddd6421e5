import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { labelPattern } from '../internal/label-pattern.ts';
import { getDescription, type Scope, wholePage } from '../internal/testing.ts';

/** The date of birth field with this label. */
export const dateOfBirthTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole('group', { name: labelPattern(label) });
  const parts = () => within(element()).getAllByRole<HTMLInputElement>('textbox');
  return {
    element,
    /** The text of the fields: day, month and year. */
    texts: () => parts().map((part) => part.value),
    /** The same in the format that `fill` takes; `''` while the fields are empty. */
    value: () =>
      parts()
        .map((part) => part.value.padStart(2, '0'))
        .toReversed()
        .join('-')
        .replace(/^[0-]+$/, ''),
    /** Fills in a day, given as `YYYY-MM-DD`, in the three fields. */
    fill: async (date: string) => {
      const texts = date.split('-').toReversed();
      for (const [index, part] of parts().entries()) {
        await userEvent.clear(part);
        await userEvent.type(part, texts[index] ?? '');
      }
      await userEvent.tab();
    },
    /** The error; `''` while there is none. */
    error: () => {
      const isInvalid = parts().some((part) => part.getAttribute('aria-invalid') === 'true');
      if (!isInvalid) return '';
      return element().ownerDocument.getElementById(`${element().id}-note`)?.textContent ?? '';
    },
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
