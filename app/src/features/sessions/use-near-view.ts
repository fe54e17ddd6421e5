import { type RefObject, startTransition, useEffect, useState } from 'react';
import { onIdle } from '@janani/ui/loading';

/** Two screens of a phone: a page is rendered before the user has scrolled to it. */
const NEAR_PX = 1500;

/** Whether an element is, or has been, near the view; it is observed only while `isEnabled`. */
export const useNearView = (element: RefObject<Element | null>, isEnabled: boolean): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isEnabled || isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isEnabled, isNear]);
  return isNear;
};

/** Starts with one, and adds one whenever the browser is idle, up to the limit. */
export const useOneMoreWhenIdle = (limit: number): number => {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= limit) return undefined;
    return onIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, limit]);
  return count;
};
