import { useEffect, useRef, useState } from 'react';

/** What comes sooner needs no sign that it is on its way. */
const DELAY_MS = 150;
/** What is shown stays long enough to be seen rather than to flash. */
const MIN_SHOWN_MS = 300;

/** `waiting`: still loading, and nothing said of it yet. `shown`: the sign is on the page. */
export type LoadingPhase = 'waiting' | 'shown' | 'done';

/** When a sign of loading is to be seen (LoadingBoundary 6 in docs/components.md). */
export const useLoadingPhase = (isLoading: boolean): LoadingPhase => {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    if (isLoading === isShown) return undefined;
    const show = () => {
      shownAt.current = performance.now();
      setShown(true);
    };
    const hide = () => setShown(false);
    const timer = isLoading
      ? setTimeout(show, DELAY_MS)
      : setTimeout(hide, shownAt.current + MIN_SHOWN_MS - performance.now());
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);

  if (isShown) return 'shown';
  return isLoading ? 'waiting' : 'done';
};
