/**
 * Notifies the document's first script (first-script/first-script.ts) that the page can be used, or shows an error.
 */
export const announceStarted = (): void => void document.dispatchEvent(new Event('janani:started'));

/** The same for an app that cannot start: the document's script is fetched again. */
export const announceFailed = (): void => void document.dispatchEvent(new Event('janani:failed'));

/** Resolves once the first screen can be used. */
export const whenStarted = (): Promise<void> =>
  new Promise((resolve) => {
    document.addEventListener('janani:started', () => resolve(), { once: true });
  });
