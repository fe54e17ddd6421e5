/** Tells the document's first script (first-script/first-script.ts) that there is a page that can be used, or one that says what is wrong. */
export const announceStarted = (): void => void document.dispatchEvent(new Event('janani:started'));

/** The same for an app that cannot begin: what the document names is fetched anew. */
export const announceFailed = (): void => void document.dispatchEvent(new Event('janani:failed'));
