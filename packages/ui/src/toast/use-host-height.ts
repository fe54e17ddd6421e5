import { type RefObject, useEffect } from 'react';

/** The height of the toasts at the top of the window, for elements that must not be under them. */
const TOAST_SPACE = '--janani-toast-space';

const updateHostHeight = (host: HTMLElement) => {
  // Toasts that are higher than the window can be scrolled by touch between them.
  host.toggleAttribute('data-scrolls', host.scrollHeight > host.clientHeight);
  const { style } = document.documentElement;
  const last = host.lastElementChild;
  if (last && host.dataset['position']?.startsWith('top'))
    style.setProperty(TOAST_SPACE, `${last.getBoundingClientRect().bottom}px`);
  else style.removeProperty(TOAST_SPACE);
};

/** Sets the height of a region's host: as a style on it, and on the page. */
export const useHostHeight = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const region = ref.current;
    const host = region?.parentElement;
    // Test environments such as jsdom have no `ResizeObserver`.
    if (!region || !host || typeof ResizeObserver !== 'function') return undefined;
    // In a frame of its own: a property of the page that is inherited makes the browser recalculate the style of every
    // element, which would delay the frame that shows the toast.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => updateHostHeight(host));
    });
    observer.observe(region);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      updateHostHeight(host);
    };
  }, [ref]);
};
