import { labelPattern } from '../internal/label-pattern.ts';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { getDescription, getError, type Scope, wholePage } from '../internal/testing.ts';

/** The star rating with this label. */
export const starRatingTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole('radiogroup', { name: labelPattern(label) });
  const radios = () => within(element()).getAllByRole<HTMLInputElement>('radio');
  return {
    element,
    /** The number of stars; 0 while there is no rating. */
    value: () => Number(radios().find((radio) => radio.checked)?.value ?? 0),
    /** Selects this number of stars. */
    choose: async (stars: number) => {
      const radio = radios().find(({ value }) => value === String(stars));
      if (!radio) throw new Error(`"${label}" has no star ${stars}, so it cannot be given. Give 1 to 5.`);
      await userEvent.click(radio);
    },
    /** Clears the rating. A required one has no button for it. */
    clear: async () => {
      const clear = element().parentElement?.querySelector('button');
      if (!clear) throw new Error(`"${label}" cannot be cleared: it is required, or there is no rating.`);
      await userEvent.click(clear);
    },
    /** The error; `''` while there is none. */
    error: () => getError(element()),
    /** The hint or the error. */
    description: () => getDescription(element()),
  };
};
