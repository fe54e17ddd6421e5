import { NavigationType, useNavigationType } from 'react-router-dom';

// The router calls the first page of a document a POP too, however its address was come by.
let isDocumentsFirst = true;
/** Not every page has timings: jsdom's has none. */
const timings: Partial<Pick<Performance, 'getEntriesByType'>> = globalThis.performance;
const isRestored = (): boolean => {
  const [entry] = (timings.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
};
if (typeof window !== 'undefined')
  // Before the router's own listener, which draws the page.
  window.addEventListener('popstate', () => (isDocumentsFirst = false), { capture: true });

/** Whether Back or Forward led to this page, in this document or to it: not a link, and no address that was typed or shared. */
export const useReachedByHistory = (): boolean =>
  useNavigationType() === NavigationType.Pop && (!isDocumentsFirst || isRestored());
