import { useSyncExternalStore } from 'react';

/** A screen too small for a list between field and keyboard, or a finger, which wants more room. */
const TRAY = '(max-width: 599.98px), (pointer: coarse)';

let asked: { by: typeof matchMedia; media: MediaQueryList } | undefined;

/** One answer for all fields of a page, and for each window's own `matchMedia`: a test brings one of its own. */
const mediaQuery = () => {
  // The jsdom of a consumer's tests has none.
  if (typeof matchMedia !== 'function') return undefined;
  if (asked?.by !== matchMedia) asked = { by: matchMedia, media: matchMedia(TRAY) };
  return asked.media;
};

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
