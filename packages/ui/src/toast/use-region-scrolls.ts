import { type RefObject, useEffect, useState } from 'react';

/** Whether the toasts are higher than the window, so that a finger has to scroll them. */
export const useRegionScrolls = (ref: RefObject<HTMLElement | null>): boolean => {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const region = ref.current;
    // Test environments such as jsdom have none.
    if (!region || typeof ResizeObserver !== 'function') return undefined;
    // It grows with its toasts up to the window's height, and no longer once they scroll.
    const observer = new ResizeObserver(() => setScrolls(region.scrollHeight > region.clientHeight));
    observer.observe(region);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
};
