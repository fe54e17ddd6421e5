/** The longest that work is deferred once the page has loaded. */
const LATEST_MS = 5000;

/** The delay for Safari, which has no `requestIdleCallback`. */
const PAUSE_MS = 500;

/** Runs a callback once the browser is idle. Returns a function that cancels it. */
export const onIdle = (work: () => void, options?: IdleRequestOptions): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, options);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(id);
};

/** Resolves once the page has loaded and the browser is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => onIdle(resolve, { timeout: LATEST_MS });
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
