import { type RefObject, startTransition, useEffect, useState } from 'react';
import { onIdle } from '@janani/ui/loading';

/** A page is rendered this far before it scrolls into view; more distance keeps more elements (`tools/lab/landing/SCALE.md`). */
const NEAR_PX = 600;

/**
 * Whether an element is near the view, and its height when it last left. An element that contains the focus does not
 * leave, because removing it would lose the focus.
 */
export const useNearView = (
  element: RefObject<Element | null>,
  isNearAtFirst: boolean,
): { isNear: boolean; lastHeight?: number } => {
  const [state, setState] = useState<{ isNear: boolean; lastHeight?: number }>({ isNear: isNearAtFirst });
  useEffect(() => {
    const observed = element.current;
    if (!observed) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting: isNear, boundingClientRect } = entries.at(-1)!;
        if (isNear || !observed.contains(document.activeElement))
          startTransition(() =>
            setState((last) =>
              last.isNear === isNear ? last : { isNear, lastHeight: boundingClientRect.height },
            ),
          );
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return state;
};

/** Starts with one, and adds one whenever the browser is idle, up to the limit, which may fall. */
export const useOneMoreWhenIdle = (limit: number): number => {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= limit) return undefined;
    return onIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, limit]);
  return Math.min(count, limit);
};
