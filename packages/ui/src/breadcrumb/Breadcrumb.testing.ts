import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The pages above this one. `label` is the name of their landmark. */
export const breadcrumbTester = (label = 'Breadcrumb', scope: Scope = wholePage) => {
  const element = () => scope.getByRole('navigation', { name: label });
  // A narrow screen shows the last link alone.
  const links = () => within(element()).getAllByRole('link', { hidden: true });
  return {
    element,
    /** The names of the pages above. */
    labels: () => links().map((link) => link.textContent),
    /** The name of this page. */
    current: () => element().querySelector('[aria-current="page"]')?.textContent,
    follow: (item: string) => userEvent.click(within(element()).getByRole('link', { name: item })),
  };
};
