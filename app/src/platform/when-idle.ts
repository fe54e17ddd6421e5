/** The longest that work is put off once the page has loaded. */
const LATEST_MS = 5000;

/** Resolves once the page has loaded and the browser has nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => {
      // Safari has no `requestIdleCallback`.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
      else setTimeout(resolve, 500);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });

/** Whether she has asked her browser to spend as little of her data as it can. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
