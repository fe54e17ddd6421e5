import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The form with this name (`aria-label` or `aria-labelledby`), and its error summary. */
export const formTester = (name: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole<HTMLFormElement>('form', { name });
  // The only group that takes the focus without being a tab stop is the summary.
  const summary = () => element().querySelector<HTMLElement>('[role="group"][tabindex="-1"]');
  const items = () => {
    const list = summary();
    return list ? within(list).getAllByRole('listitem') : [];
  };
  return {
    element,
    submit: async () => {
      const button = element().querySelector<HTMLElement>('[type="submit"]');
      if (!button) throw new Error(`The form "${name}" has no submit button in it, so it cannot be sent.`);
      await userEvent.click(button);
    },
    /** The items of the summary, from top to bottom; empty while there is none. */
    errors: () => items().map((item) => item.textContent),
    /** Follows the link of the summary that starts with a field's label. */
    goTo: async (label: string) => {
      const link = items()
        .map((item) => item.querySelector('a'))
        .find((anchor) => anchor?.textContent.startsWith(label));
      if (!link) throw new Error(`The summary of "${name}" has no link to "${label}": it shows no error.`);
      await userEvent.click(link);
    },
  };
};
