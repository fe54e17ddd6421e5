import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => {};

/** Whether the browser tells when the end of a list comes near. The jsdom of an app's tests does not. */
export const useCanSeeEnd = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => typeof IntersectionObserver === 'function',
    () => true,
  );
