import { type RefObject, useEffect } from 'react';

/** Marks the host of a region whose toasts are higher than the window, so that a finger between them scrolls it. */
export const useRegionScrolls = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const region = ref.current;
    const host = region?.parentElement;
    // Test environments such as jsdom have none.
    if (!region || !host || typeof ResizeObserver !== 'function') return undefined;
    const mark = () => host.toggleAttribute('data-scrolls', host.scrollHeight > host.clientHeight);
    const observer = new ResizeObserver(mark);
    observer.observe(region);
    return () => {
      observer.disconnect();
      mark();
    };
  }, [ref]);
};
