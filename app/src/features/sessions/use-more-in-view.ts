import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Spec §9: the next page is requested 200 px before the end of the list. */
const BEFORE_END_PX = 200;
/** Decision T-06: at most this many pages are requested without an action of the user. */
const MAX_PAGES_IN_A_ROW = 5;

type MoreInView = {
  /** For an element at the end of the list. */
  end: RefObject<HTMLDivElement | null>;
  /** The limit of automatic requests is reached: the user decides about more. */
  isPaused: boolean;
  loadMore: () => void;
};

/**
 * Requests more whenever the end of the list comes near the view, and again while it stays there, up to a limit: a
 * scroll or the user's request restarts the count.
 */
export const useMoreInView = (canLoad: boolean, requestPage: () => void): MoreInView => {
  const end = useRef<HTMLDivElement>(null);
  const requested = useRef(0);
  const [isPaused, setPaused] = useState(false);
  const onInView = useEffectEvent(() => {
    if (requested.current >= MAX_PAGES_IN_A_ROW) return setPaused(true);
    requested.current += 1;
    return requestPage();
  });

  useEffect(() => {
    const resetLimit = () => {
      requested.current = 0;
      setPaused(false);
    };
    window.addEventListener('scroll', resetLimit, { passive: true });
    return () => window.removeEventListener('scroll', resetLimit);
  }, []);

  useEffect(() => {
    const element = end.current;
    if (!canLoad || isPaused || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onInView();
      },
      { rootMargin: `0px 0px ${BEFORE_END_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canLoad, isPaused]);

  const loadMore = () => {
    requested.current = 1;
    setPaused(false);
    requestPage();
  };
  return { end, isPaused, loadMore };
};
