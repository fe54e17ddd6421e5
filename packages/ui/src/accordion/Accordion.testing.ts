import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The section of an accordion with this title. */
export const accordionTester = (title: string, scope: Scope = wholePage) => {
  const summary = () => {
    const found = scope.getByText(title).closest('summary');
    if (!found) throw new Error(`"${title}" is no title of an accordion's section.`);
    return found;
  };
  const element = () => summary().parentElement as HTMLDetailsElement;
  return {
    element,
    isOpen: () => element().open,
    /** Opens the section, or closes it. */
    toggle: () => userEvent.click(summary()),
    /** The text of the section. */
    content: () => element().querySelector('[data-part="content"]')?.textContent ?? '',
  };
};
