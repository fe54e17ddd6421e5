import { useSyncExternalStore } from 'react';

/** A screen too small for a list between field and keyboard, or a finger, which wants more room. */
const TRAY = '(max-width: 599.98px), (pointer: coarse)';

// The jsdom of a consumer's tests has no matchMedia.
const mediaQuery = () => (typeof matchMedia === 'function' ? matchMedia(TRAY) : undefined);

const subscribe = (listener: () => void) => {
  const media = mediaQuery();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
};

/** Whether the list opens as a tray. On the server it does not. */
export const useIsTray = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => mediaQuery()?.matches ?? false,
    () => false,
  );
