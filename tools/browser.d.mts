/** The path of the Chromium for tests: `CHROME_PATH`, the system's, or an installed one. */
export const findBrowser: () => Promise<string>;
