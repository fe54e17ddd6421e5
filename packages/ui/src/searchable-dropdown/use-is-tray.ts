import { useSyncExternalStore } from 'react';

/** A screen too small for a list between field and keyboard, or a touch screen, which requires larger targets. */
const TRAY = '(max-width: 599.98px), (pointer: coarse)';

let cached: { by: typeof matchMedia; media: MediaQueryList } | undefined;

/** One result shared by all fields of a page, per `matchMedia` function, since a test replaces it. */
const mediaQuery = () => {
  // Consumers' tests in jsdom have none.
  if (typeof matchMedia !== 'function') return undefined;
  if (cached?.by !== matchMedia) cached = { by: matchMedia, media: matchMedia(TRAY) };
  return cached.media;
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
