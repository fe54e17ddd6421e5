import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type Scope, wholePage } from '../internal/testing.ts';

/** The tabs with this label. */
export const tabsTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole('tablist', { name: label });
  return {
    element,
    labels: () =>
      within(element())
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    selected: () => within(element()).getByRole('tab', { selected: true }).textContent,
    select: (tab: string) => userEvent.click(within(element()).getByRole('tab', { name: tab })),
    /** The panel of the selected tab. */
    panel: () => {
      const id = within(element()).getByRole('tab', { selected: true }).getAttribute('aria-controls');
      return scope.getAllByRole('tabpanel').find((panel) => panel.id === id);
    },
  };
};
