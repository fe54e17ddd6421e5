import { within } from '@testing-library/dom';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The steps of a page. `label` is the name of their list. */
export const stepperTester = (label = 'Steps', scope: Scope = wholePage) => {
  // In jsdom the styles of a narrow screen may hide the list.
  const element = () => scope.getByRole('list', { name: label, hidden: true });
  const steps = () => within(element()).getAllByRole('listitem', { hidden: true });
  return {
    element,
    /** What a screen reader reads of each step, without its mark. */
    steps: () =>
      steps().map((step) =>
        [...step.children]
          .slice(1)
          .map((child) => child.textContent)
          .join(''),
      ),
    /** The name of the current step; `undefined` once all are completed. */
    current: () =>
      steps().find((step) => step.getAttribute('aria-current') === 'step')?.lastElementChild?.textContent,
  };
};
