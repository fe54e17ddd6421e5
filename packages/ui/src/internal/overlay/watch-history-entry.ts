import { OVERLAY_KEY } from './back-stack.ts';

/** The methods of a Playwright page that are used here. */
type PageLike = {
  evaluate: (read: (key: string) => unknown, key: string) => Promise<unknown>;
  waitForFunction: (
    predicate: (entry: { key: string; below: unknown }) => boolean,
    entry: { key: string; below: unknown },
  ) => Promise<unknown>;
};

/**
 * Records the current entry of the page's history. The returned function waits until the browser has gone back to it:
 * an overlay that closes goes back from its own entry, and that step cancels a reload that began before.
 */
export const watchHistoryEntry = async (page: PageLike) => {
  // Both functions run in the browser, without access to this module.
  const below = await page.evaluate(
    (key) => new Map(Object.entries((history.state ?? {}) as object)).get(key),
    OVERLAY_KEY,
  );
  return async () => {
    await page.waitForFunction(
      (entry) => {
        const mark: unknown = new Map(Object.entries((history.state ?? {}) as object)).get(entry.key);
        return mark === undefined || mark === entry.below;
      },
      { key: OVERLAY_KEY, below },
    );
  };
};
