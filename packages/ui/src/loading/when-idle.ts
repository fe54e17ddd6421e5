/** The maximum delay after the page has loaded, in ms. */
const IDLE_TIMEOUT_MS = 5000;

/** The delay in Safari, which has no `requestIdleCallback`, in ms. */
const FALLBACK_DELAY_MS = 500;

/** Runs a callback once the browser is idle. Returns a function that cancels it. */
export const onIdle = (work: () => void, options?: IdleRequestOptions): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, options);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, FALLBACK_DELAY_MS);
  return () => clearTimeout(id);
};

/** Resolves once the page has loaded and the browser is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const resolveWhenIdle = () => onIdle(resolve, { timeout: IDLE_TIMEOUT_MS });
    if (document.readyState === 'complete') resolveWhenIdle();
    else window.addEventListener('load', resolveWhenIdle, { once: true });
  });
