import { useSyncExternalStore } from 'react';

/** A screen too small for a list between field and keyboard, or a touch screen, which requires larger targets. */
const TRAY = '(max-width: 599.98px), (pointer: coarse)';

let cached: { source: typeof matchMedia; media: MediaQueryList } | undefined;

/** One result shared by all fields of a page, per `matchMedia` function, since a test replaces it. */
const getTrayQuery = () => {
  // `matchMedia` does not exist in jsdom, where apps run tests.
  if (typeof matchMedia !== 'function') return undefined;
  if (cached?.source !== matchMedia) cached = { source: matchMedia, media: matchMedia(TRAY) };
  return cached.media;
};

const subscribe = (listener: () => void) => {
  const media = getTrayQuery();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
};

/** Whether the list opens as a tray. On the server it does not. */
export const useIsTray = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => getTrayQuery()?.matches ?? false,
    () => false,
  );
