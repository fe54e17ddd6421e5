import type { Page } from '@playwright/test';
import { OVERLAY_KEY } from './back-stack.ts';

type State = Record<string, unknown> | null;

/**
 * Notes the entry of the history that the page is at. The function it returns waits until the browser has left
 * those above it: an overlay that closes leaves its own entry, and that step cancels a reload that began before.
 */
export const entryBelow = async (page: Page) => {
  const below = await page.evaluate((key) => (history.state as State)?.[key], OVERLAY_KEY);
  return async () => {
    await page.waitForFunction(
      (own) => [undefined, own.below].includes((history.state as State)?.[own.key]),
      { key: OVERLAY_KEY, below },
    );
  };
};
