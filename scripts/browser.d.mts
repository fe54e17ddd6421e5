export const findBrowser: () => Promise<string>;
