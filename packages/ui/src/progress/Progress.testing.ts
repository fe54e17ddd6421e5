import { type Scope, wholePage } from '../internal/testing.ts';

/** The progress bar with this label. */
export const progressTester = (label: string, scope: Scope = wholePage) => {
  const element = () => scope.getByRole<HTMLProgressElement>('progressbar', { name: label });
  return {
    element,
    /** How much is done; `undefined` while that is not known. */
    value: () => (element().hasAttribute('value') ? element().value : undefined),
    /** The value in words. */
    valueText: () => element().getAttribute('aria-valuetext') ?? '',
  };
};
