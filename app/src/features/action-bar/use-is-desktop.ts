import { breakpoints } from '@janani/ui/theme';
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia(`(min-width: ${breakpoints.desktop}px)`);

const subscribe = (listener: () => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the desktop layout is shown, for what stands in another place there. */
export const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
