/** The longest that work is put off once the page has loaded. */
const LATEST_MS = 5000;

/** How long Safari, which has no `requestIdleCallback`, is left alone instead. */
const PAUSE_MS = 500;

/** Does something once the browser has nothing else to do. Returns how to call it off. */
export const onIdle = (work: () => void, options?: IdleRequestOptions): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, options);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(id);
};

/** Resolves once the page has loaded and the browser has nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => onIdle(resolve, { timeout: LATEST_MS });
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
