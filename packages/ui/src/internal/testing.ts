import { labelPattern } from './label-pattern.ts';
import { type BoundFunctions, type queries, screen } from '@testing-library/dom';
import { provideCssEscape } from './css-escape.ts';

provideCssEscape(globalThis);

/** Where to query: `screen`, or `within(element)`. */
export type Scope = BoundFunctions<typeof queries>;

export const wholePage: Scope = screen;

/** The description of a control, as assistive technology computes it; `''` for none. */
export const getDescription = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id === '' ? '' : (control.ownerDocument.getElementById(id)?.textContent ?? '')))
    .join(' ')
    .trim();

/** The error of a field; `''` while it has none. */
export const getError = (control: HTMLElement): string => {
  const isInvalid = control.closest('[data-invalid]') !== null;
  return isInvalid ? getDescription(control) : '';
};

/** The control with this label, also when "(optional)" or "(required)" is beside it. */
export const getByLabel = (scope: Scope, label: string, selector = '*'): HTMLElement =>
  scope.queryByLabelText(label, { selector }) ?? scope.getByLabelText(labelPattern(label), { selector });
