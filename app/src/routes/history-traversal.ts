import { NavigationType, useNavigationType } from 'react-router-dom';

let hasTraversed = false;

/**
 * Records Back and Forward. Called before the router starts to listen: Chromium calls listeners on `window` in the
 * order they were added, capturing or not.
 */
export const watchHistoryTraversal = (): void =>
  window.addEventListener('popstate', () => {
    hasTraversed = true;
  });

/**
 * Whether Back or Forward led to this page, within this document or to it. Not a link, nor a URL that was entered
 * or shared: the router reports POP for the first page of every document, however it was reached.
 */
export const useIsHistoryTraversal = (): boolean => {
  const [document] = performance.getEntriesByType('navigation');
  return useNavigationType() === NavigationType.Pop && (hasTraversed || document?.type === 'back_forward');
};
