import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The tooltip with this text. */
export const tooltipTester = (text: string, scope: Scope = wholePage) => {
  const element = () => {
    const found = scope
      .getAllByRole('tooltip', { hidden: true })
      .find((tooltip) => tooltip.textContent === text);
    if (!found) throw new Error(`No tooltip has the text "${text}".`);
    return found;
  };
  const control = () => element().previousElementSibling as HTMLElement;
  return {
    element,
    isOpen: () => !element().hidden,
    /** Moves the pointer to its control. It opens after a moment. */
    hover: () => userEvent.hover(control()),
    unhover: () => userEvent.unhover(control()),
  };
};
