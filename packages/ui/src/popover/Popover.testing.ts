import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The popover whose button has this label. */
export const popoverTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole<HTMLButtonElement>('button', { name: label });
  const panel = () => {
    const id = element().getAttribute('aria-controls');
    return id === null ? null : element().ownerDocument.getElementById(id);
  };
  return {
    element,
    /** What it has opened; `null` while it is closed. */
    panel,
    isOpen: () => panel() !== null,
    /** Opens it, or closes it. */
    toggle: () => userEvent.click(element()),
  };
};
