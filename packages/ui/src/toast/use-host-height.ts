import { type RefObject, useEffect } from 'react';

/** How much of the top of the window toasts take, for what must not lie under them. */
const TOAST_SPACE = '--janani-toast-space';

const tell = (host: HTMLElement) => {
  // A finger between toasts that are higher than the window scrolls them.
  host.toggleAttribute('data-scrolls', host.scrollHeight > host.clientHeight);
  const { style } = document.documentElement;
  const last = host.lastElementChild;
  if (last && host.dataset['position']?.startsWith('top'))
    style.setProperty(TOAST_SPACE, `${last.getBoundingClientRect().bottom}px`);
  else style.removeProperty(TOAST_SPACE);
};

/** Says how high the host of a region is: to its style, and to the page. */
export const useHostHeight = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const region = ref.current;
    const host = region?.parentElement;
    // Test environments such as jsdom have none.
    if (!region || !host || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => tell(host));
    observer.observe(region);
    return () => {
      observer.disconnect();
      tell(host);
    };
  }, [ref]);
};
