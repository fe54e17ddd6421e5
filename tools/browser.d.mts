/** The Chromium that tests run in: `CHROME_PATH`, the system's, or one that it installs. */
export const findBrowser: () => Promise<string>;
