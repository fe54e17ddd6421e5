import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Spec §9: more is asked for 200 px before the end of the list. */
const BEFORE_END_PX = 200;
/** Decision T-06: so many pages are asked for without the user’s doing anything. */
const MAX_PAGES_IN_A_ROW = 5;

type MoreInView = {
  /** For an element at the end of the list. */
  end: RefObject<HTMLDivElement | null>;
  /** Enough was asked for without result: more only when the user wants it. */
  isPaused: boolean;
  loadMore: () => void;
};

/**
 * Asks for more whenever the end of the list comes near the view, and again while it stays there, but not
 * for ever: a scroll, or their own wish, starts the count again.
 */
export const useMoreInView = (canLoad: boolean, ask: () => void): MoreInView => {
  const end = useRef<HTMLDivElement>(null);
  const asked = useRef(0);
  const [isPaused, setPaused] = useState(false);
  const onInView = useEffectEvent(() => {
    if (asked.current >= MAX_PAGES_IN_A_ROW) return setPaused(true);
    asked.current += 1;
    return ask();
  });

  useEffect(() => {
    const startAgain = () => {
      asked.current = 0;
      setPaused(false);
    };
    window.addEventListener('scroll', startAgain, { passive: true });
    return () => window.removeEventListener('scroll', startAgain);
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
    asked.current = 1;
    setPaused(false);
    ask();
  };
  return { end, isPaused, loadMore };
};
