import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Spec §9: more is asked for 200 px before the end of the list. */
export const BEFORE_END_PX = 200;

/** Calls `onNear` whenever the end comes near the view while it may, and again while it stays there. */
export const useMoreInView = (end: RefObject<Element | null>, mayAsk: boolean, onNear: () => void) => {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = end.current;
    if (!mayAsk || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      // Named, because in a frame the margin of an unnamed root is that of the outer page.
      { root: document, rootMargin: `0px 0px ${BEFORE_END_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, mayAsk]);
};
