import { NavigationType, useNavigationType } from 'react-router-dom';

let hasTraversed = false;

/** Notes Back and Forward. Called before the router starts to listen: Chromium calls listeners on `window` in the order they were added, capturing or not. */
export const watchHistoryTraversal = (): void =>
  window.addEventListener('popstate', () => {
    hasTraversed = true;
  });

/** Not every page has timings: jsdom's has none. */
const timings: Partial<Pick<Performance, 'getEntriesByType'>> = globalThis.performance;
const isDocumentTraversal = (): boolean => {
  const [entry] = (timings.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
};

/**
 * Whether Back or Forward led to this page, within this document or to it. Not a link, nor an address that was typed or
 * shared: the router calls the first page of a document a POP too, however it was reached.
 */
export const useIsHistoryTraversal = (): boolean =>
  useNavigationType() === NavigationType.Pop && (hasTraversed || isDocumentTraversal());
