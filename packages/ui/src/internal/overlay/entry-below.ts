import { OVERLAY_KEY } from './back-stack.ts';

/** What is asked of a page of Playwright. */
type PageLike = {
  evaluate: (read: (key: string) => unknown, key: string) => Promise<unknown>;
  waitForFunction: (
    isSo: (own: { key: string; below: unknown }) => boolean,
    own: { key: string; below: unknown },
  ) => Promise<unknown>;
};

/**
 * Notes the entry of the history that the page is at. The function it returns waits until the browser has left
 * those above it: an overlay that closes leaves its own entry, and that step cancels a reload that began before.
 */
export const entryBelow = async (page: PageLike) => {
  // Both run in the browser, and see nothing of this file.
  const below = await page.evaluate(
    (key) => new Map(Object.entries((history.state ?? {}) as object)).get(key),
    OVERLAY_KEY,
  );
  return async () => {
    await page.waitForFunction(
      (own) => {
        const mark: unknown = new Map(Object.entries((history.state ?? {}) as object)).get(own.key);
        return mark === undefined || mark === own.below;
      },
      { key: OVERLAY_KEY, below },
    );
  };
};
