/** Where a module should have come from, as browsers say it in their error; undefined where they do not. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof TypeError ? /https?:\/\/[^\s'"]+?\.js/.exec(error.message)?.[0] : undefined;

/**
 * Loads a part of the app, also after it could not be fetched before. A browser remembers a failed
 * fetch of a module for as long as the page lives (Chromium 150 does), so that a moment without a
 * network would be for ever: the next try asks under another address.
 */
export const importAgain = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let address: string | undefined;
  let failures = 0;
  return async () => {
    try {
      // An address that was never loaded, so that there is still only one instance.
      return address === undefined
        ? await load()
        : ((await import(/* @vite-ignore */ `${address}?again=${failures}`)) as Module);
    } catch (error) {
      address ??= addressIn(error);
      failures += 1;
      throw error;
    }
  };
};
